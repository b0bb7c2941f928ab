import { useLayoutEffect, useRef } from 'react';
import { raiseToast } from './raise-toast';

type ToastProps = {
  /** The message; empty or absent while there is none. */
  text?: string;
};

/**
 * The live region of toasts. There is one in the app, and it is always rendered, because screen readers announce
 * only changes of a region that exists already. Its owner decides how long a text is shown.
 */
export function Toast({ text }: ToastProps) {
  return (
    <div className="toasts" role="status">
      {text && <ShownToast text={text} />}
    </div>
  );
}

function ShownToast({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => (ref.current ? raiseToast(ref.current) : undefined), []);
  return (
    <p className="toast" ref={ref}>
      {text}
    </p>
  );
}
