import { atom, getDefaultStore } from 'jotai';

/** The message keys that code outside React shows; the toast host translates them. @internal */
type ToastKey =
  | 'apiErrors.loggedOut'
  | 'apiErrors.network'
  | 'apiErrors.server'
  | 'apiErrors.timeout'
  | 'apiErrors.unreadable';

/** A text to show as it is, such as the server's, or a message key. */
export type ToastMessage = string | { key: ToastKey };

/** A shown toast; every call of `showToast` has another `id`, also with the same text. */
type Toast = { id: number; message: ToastMessage };

/** The duration of a toast in milliseconds (product.md section 8). */
const toastDurationMs = 1500;

/** The shown toast; `null` if there is none. Only {@link showToast} writes it. */
export const toastAtom = atom<Toast | null>(null);

/** Shows a message for `durationMs`; a second one replaces it and restarts the timer. */
export function showToast(message: ToastMessage, durationMs: number = toastDurationMs): void {
  const store = getDefaultStore();
  lastId += 1;
  store.set(toastAtom, { id: lastId, message });
  clearTimeout(timer);
  timer = setTimeout(() => store.set(toastAtom, null), durationMs);
}

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
