import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { pushBackHandler } from '@/lib/gestures/back-stack';
import { showSurface, surfaceOf } from '@/lib/gestures/surfaces';

/**
 * Opens a native `<dialog>` while its component is mounted: the rest of the page is inert, and the focus returns
 * to where it was. Esc, system Back, a tap on the scrim and the browser's own closing call `onDismiss`, which
 * must unmount the component. The initial focus is `[data-autofocus]`, else the heading: a focused field would
 * open the keyboard over the question.
 */
export function useModal(onDismiss: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  // A layout effect: its cleanup runs while the dialog is still in the document, so that `close` can restore
  // the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const dismiss = () => latest.current();
    const stop = listen(dialog, dismiss);
    dialog.showModal();
    showSurface(dialog);
    const first = dialog.querySelector('[data-autofocus]') ?? dialog.querySelector('h2');
    if (first instanceof HTMLElement) first.focus();
    return () => {
      stop();
      dialog.close();
      if (dialog.parentElement) showSurface(surfaceOf(dialog.parentElement));
    };
  }, []);
  return ref;
}

function listen(dialog: HTMLDialogElement, dismiss: () => void): () => void {
  let pressedScrim = false;

  function cancelled(event: Event) {
    // The cancel event of a file chooser inside bubbles up.
    if (event.target !== dialog) return;
    event.preventDefault();
    dismiss();
  }
  // Both ends of the tap must be on the scrim: a drag that starts in a field must not close.
  function pressed(event: Event) {
    pressedScrim = event.target === dialog;
  }
  function clicked(event: Event) {
    if (pressedScrim && event.target === dialog) dismiss();
  }

  // Chrome closes the dialog on a second Esc or Back without a cancel event. This event is asynchronous: a
  // dialog that has been opened again meanwhile (as in React's strict mode) must not be closed.
  function closed() {
    if (!dialog.open) dismiss();
  }

  dialog.addEventListener('cancel', cancelled);
  dialog.addEventListener('close', closed);
  dialog.addEventListener('pointerdown', pressed);
  dialog.addEventListener('click', clicked);
  const popBack = pushBackHandler(() => {
    dismiss();
    return true;
  });
  return () => {
    popBack();
    dialog.removeEventListener('cancel', cancelled);
    dialog.removeEventListener('close', closed);
    dialog.removeEventListener('pointerdown', pressed);
    dialog.removeEventListener('click', clicked);
  };
}
