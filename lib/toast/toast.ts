import { atom, getDefaultStore } from 'jotai';

/** The texts of our own that code outside React shows; the host translates them. */
export type ToastKey =
  | 'apiErrors.loggedOut'
  | 'apiErrors.network'
  | 'apiErrors.server'
  | 'apiErrors.timeout'
  | 'apiErrors.unreadable';

/** A text already in the person's words, such as the server's own, or a key of the catalogue. */
export type ToastMessage = string | { key: ToastKey };

/** What is on show; `id` tells one showing from the next of the same text. */
export type Toast = { id: number; message: ToastMessage };

/** How long a toast stays, in milliseconds (product.md section 8). */
export const toastDurationMs = 1500;

/** The toast on show, `null` when there is none. Written by {@link showToast} only. */
export const toastAtom = atom<Toast | null>(null);

/** Shows a message for `durationMs`; a second one takes its place and starts the time anew. */
export function showToast(message: ToastMessage, durationMs: number = toastDurationMs): void {
  const store = getDefaultStore();
  lastId += 1;
  store.set(toastAtom, { id: lastId, message });
  clearTimeout(timer);
  timer = setTimeout(() => store.set(toastAtom, null), durationMs);
}

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
