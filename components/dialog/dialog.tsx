import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal';

/** Props of {@link Dialog}. */
export type DialogProps = {
  open: boolean;
  /** The question: "¿Cerrar sesión?". */
  title: ReactNode;
  /** What follows from it, in one or two lines. */
  children?: ReactNode;
  /** The answers, as buttons; the safe one last. */
  actions: ReactNode;
  /** Esc, Back and a tap beside it: the safe answer. */
  onDismiss: () => void;
};

/** A question that has to be answered before anything else: sign out, leave unsaved changes. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, children, actions, onDismiss }: Omit<DialogProps, 'open'>) {
  const ref = useModal(onDismiss);
  const id = useId();
  return (
    <dialog
      className="dialog"
      ref={ref}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <div className="dialog__box">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {children && (
          <div className="dialog__text" id={`${id}-text`}>
            {children}
          </div>
        )}
        <div className="dialog__actions">{actions}</div>
      </div>
    </dialog>
  );
}
