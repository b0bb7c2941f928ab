import { Icon } from '@/components/icon/icon';
import { iconCircleCheck } from '@/components/icon/shapes/status';

/** Props of {@link Toast}. */
export type ToastProps = {
  /** What to say; empty or absent while there is nothing to. */
  text?: string;
  /** It confirms something that the person did ("Número copiado"): shown with a tick. */
  confirms?: boolean;
};

/**
 * The place of toasts, one in the app and always there, so that screen readers hear what comes into it.
 * How long it stays is its owner's to know.
 */
export function Toast({ text, confirms = false }: ToastProps) {
  return (
    <div className="toasts" role="status">
      {text && (
        <p className="toast">
          {confirms && <Icon of={iconCircleCheck} />}
          {text}
        </p>
      )}
    </div>
  );
}
