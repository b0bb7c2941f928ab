import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { pushBackHandler } from '@/lib/gestures/back-stack';

/**
 * Opens a native `<dialog>` as long as its component is mounted: the rest is inert, focus stays
 * inside and returns to where it was. Esc, system Back, a tap on the scrim and the browser's own
 * way of closing all ask `onDismiss`, which takes the component away. The first focus goes to
 * `[data-autofocus]`, else to the heading rather than a field, which would bring the keyboard up
 * over the question.
 */
export function useModal(onDismiss: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  // A layout effect: its end runs while the dialog is still in the page, so that `close` can give
  // the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const dismiss = () => latest.current();
    const stop = listen(dialog, dismiss);
    dialog.showModal();
    const first = dialog.querySelector('[data-autofocus]') ?? dialog.querySelector('h2');
    if (first instanceof HTMLElement) first.focus();
    return () => {
      stop();
      dialog.close();
      shieldPage();
    };
  }, []);
  return ref;
}

/** A double tap's second tap comes within this: milliseconds. */
const shieldMs = 300;

/** Lets nothing of a double tap through to what lay below: its second tap was not meant for that. */
function shieldPage(): void {
  const shield = document.createElement('div');
  shield.className = 'dialog-shield';
  shield.ariaHidden = 'true';
  document.body.append(shield);
  setTimeout(() => shield.remove(), shieldMs);
}

function listen(dialog: HTMLDialogElement, dismiss: () => void): () => void {
  let pressedScrim = false;

  function cancelled(event: Event) {
    // A file chooser inside tells its own cancel upwards.
    if (event.target !== dialog) return;
    event.preventDefault();
    dismiss();
  }
  // Both ends of the tap on the scrim: a finger that slips out of a field must not close.
  function pressed(event: Event) {
    pressedScrim = event.target === dialog;
  }
  function clicked(event: Event) {
    if (pressedScrim && event.target === dialog) dismiss();
  }

  // Chrome closes without asking at a second Esc or Back. The event comes late: a dialog that was
  // opened anew meanwhile (React's strict mode does that) is not closed.
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
