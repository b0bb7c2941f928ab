import { type RefObject, useLayoutEffect, useRef } from 'react';
import { pushBackHandler } from '@/lib/gestures/back-stack';
import { showAllSurfaces } from '@/lib/gestures/surfaces';

/**
 * Shows the lock's `<dialog>` above everything for as long as its component is mounted. Esc and Back do nothing: the
 * dialog is `closedby="none"`. A browser that does not know the attribute (before Chromium 134) closes it on a second
 * Esc without asking; then it is shown again, as it is where another dialog opens above it. A press that follows its
 * end was not meant for what is below.
 */
export function useLockModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const show = () => {
      // The event comes late: strict mode has shown the dialog again.
      if (dialog.open) return;
      dialog.showModal();
      const first = dialog.querySelector('[data-autofocus]');
      if (first instanceof HTMLElement) first.focus();
    };
    const cancelled = (event: Event) => event.preventDefault();
    const others = new MutationObserver((changes) => {
      const isAbove = ({ target }: MutationRecord) =>
        target !== dialog && target instanceof HTMLDialogElement && target.open;
      // A modal dialog is above those that were opened before it.
      if (changes.some(isAbove)) dialog.close();
    });
    show();
    dialog.addEventListener('close', show);
    dialog.addEventListener('cancel', cancelled);
    others.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    const popBack = pushBackHandler(() => true, { isOnTop: true });
    return () => {
      popBack();
      others.disconnect();
      dialog.removeEventListener('close', show);
      dialog.removeEventListener('cancel', cancelled);
      dialog.close();
      showAllSurfaces();
    };
  }, []);
  return ref;
}
