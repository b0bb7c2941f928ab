import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal';

type DialogProps = {
  open: boolean;
  /** The question: "¿Cerrar sesión?". */
  title: ReactNode;
  /** The consequences, in one or two lines. */
  children?: ReactNode;
  /** The buttons; the safe one last. */
  actions: ReactNode;
  /** Called on Esc, Back and a tap on the scrim: the safe answer. */
  onDismiss: () => void;
};

/** A modal question: sign out, leave unsaved changes. */
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
