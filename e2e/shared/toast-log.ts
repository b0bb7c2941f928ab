/**
 * Runs in the page: records the text of every toast from now on in `window.toastLog`, also of those that have
 * disappeared when a test reads it.
 */
export function recordToasts(): void {
  const log: string[] = [];
  let last: string | undefined;
  const record = () => {
    const text = document.querySelector('.toast')?.textContent ?? undefined;
    if (text !== undefined && text !== last) log.push(text);
    last = text;
  };
  new MutationObserver(record).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  Object.assign(window, { toastLog: log });
}

/**
 * Runs in the page: whether there was a toast that contains a text, after the one that was taken last; takes it.
 */
export function takeToast(_: Element, text: string): boolean {
  const log: string[] = Reflect.get(window, 'toastLog');
  const taken: number = Reflect.get(window, 'takenToasts') ?? 0;
  const at = log.findIndex((toast, index) => index >= taken && toast.includes(text));
  if (at >= 0) Object.assign(window, { takenToasts: at + 1 });
  return at >= 0;
}

/** Runs in the page: the toasts so far, the oldest first. */
export function readToasts(): string[] {
  return Reflect.get(window, 'toastLog');
}
