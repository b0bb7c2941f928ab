import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef } from 'react';
import { useModal } from '@/components/dialog/use-modal';
import { iconX } from '@/components/icon/shapes/navigation';
import { IconButton } from '@/components/icon-button/icon-button';
import { useDragDown } from '@/lib/gestures/use-drag-down';
import { useScrolls } from './use-scrolls';

/** Props of {@link Sheet}. */
export type SheetProps = {
  open: boolean;
  /** The one decision: "¿Cómo quieres pagar?". */
  title: ReactNode;
  /** Scrolls when it is long. */
  children: ReactNode;
  /** Stays in sight below: the primary button. */
  footer?: ReactNode;
  /** Stays in sight above, below the title: a search field. */
  header?: ReactNode;
  /** Close button, Esc, Back, a tap on the scrim and a finger that draws the sheet down by its head. */
  onDismiss: () => void;
};

/** A sheet from the bottom for one decision. What is inside begins anew each time it opens. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({ title, children, header, footer, onDismiss }: Omit<SheetProps, 'open'>) {
  const t = useTranslations('ui.sheet');
  const ref = useModal(onDismiss);
  const drag = useDragDown(ref, onDismiss);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  // What scrolls can be reached by keyboard, also where there is nothing but text in it.
  const reach = useScrolls(body) ? { tabIndex: 0, role: 'group', 'aria-labelledby': id } : {};
  return (
    <dialog className="sheet" ref={ref} aria-labelledby={id}>
      <div className="sheet__box">
        <div className="sheet__head" {...drag}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon={iconX} label={t('close')} onClick={onDismiss} />
        </div>
        {header && <div className="sheet__header">{header}</div>}
        <div className="sheet__body" ref={body} {...reach}>
          {children}
        </div>
        {footer && <div className="sheet__footer">{footer}</div>}
      </div>
    </dialog>
  );
}
