/**
 * Writes a history entry without an event and without a state, which Next would act on. Calls the browser's
 * own function: Next's patched one would look for a page to load.
 */
export function writeEntry(
  history: History,
  method: 'pushState' | 'replaceState',
  { address, state = null }: { address: string; state?: unknown },
): void {
  Object.getPrototypeOf(history)[method].call(history, state, '', address);
}
