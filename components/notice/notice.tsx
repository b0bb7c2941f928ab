import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';
import { Icon, type IconShape } from '@/components/icon/icon';
import { iconX } from '@/components/icon/shapes/navigation';
import {
  iconAlertCircle,
  iconAlertTriangle,
  iconCircleCheck,
  iconInfoCircle,
} from '@/components/icon/shapes/status';
import { IconButton } from '@/components/icon-button/icon-button';

/** The meaning of a notice. @internal */
type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

/** Props of {@link Notice}. */
export type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Instead of the tone's own icon. */
  icon?: IconShape;
  /** A live region for a notice that appears later: `bad` is announced at once, others politely. */
  live?: boolean;
  id?: string;
  /** Shows a button that closes it. */
  onClose?: () => void;
  children: ReactNode;
};

const icons: Record<NoticeTone, IconShape> = {
  info: iconInfoCircle,
  ok: iconCircleCheck,
  warn: iconAlertTriangle,
  bad: iconAlertCircle,
};

/** A message within the content: information, success, warning or error. */
export function Notice({ tone = 'info', title, icon, live = false, ...rest }: NoticeProps) {
  const role = tone === 'bad' ? 'alert' : 'status';
  return (
    <div
      className={classes('notice', tone !== 'info' && `notice--${tone}`)}
      id={rest.id}
      role={live ? role : undefined}
    >
      <Icon of={icon ?? icons[tone]} size="s" />
      <div className="grow">
        {title !== undefined && <p className="notice__title">{title}</p>}
        {rest.children}
      </div>
      {rest.onClose && <CloseButton onClick={rest.onClose} />}
    </div>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('ui.notice');
  return <IconButton icon={iconX} look="inline" label={t('close')} onClick={onClick} />;
}
