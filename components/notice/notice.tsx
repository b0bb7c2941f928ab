import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';
import { Icon, type IconShape } from '@/components/icon/icon';
import {
  iconAlertCircle,
  iconAlertTriangle,
  iconCircleCheck,
  iconInfoCircle,
} from '@/components/icon/shapes/status';

/** The meaning of a notice. @internal */
export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

/** Props of {@link Notice}. */
export type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Instead of the tone's own icon. */
  icon?: IconShape;
  /** A live region for a notice that appears later: `bad` is announced at once, others politely. */
  live?: boolean;
  id?: string;
  children: ReactNode;
};

const icons: Record<NoticeTone, IconShape> = {
  info: iconInfoCircle,
  ok: iconCircleCheck,
  warn: iconAlertTriangle,
  bad: iconAlertCircle,
};

/** A message within the content: information, success, warning or error. */
export function Notice({ tone = 'info', title, icon, live = false, id, children }: NoticeProps) {
  const role = tone === 'bad' ? 'alert' : 'status';
  return (
    <div
      className={classes('notice', tone !== 'info' && `notice--${tone}`)}
      id={id}
      role={live ? role : undefined}
    >
      <Icon of={icon ?? icons[tone]} size="s" />
      <div className="grow">
        {title !== undefined && <p className="notice__title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
