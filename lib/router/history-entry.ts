/**
 * Writes a history entry without an event, and without a state, which Next would act on. Calls the browser's own
 * function: that of `history` does nothing (app/launch/boot-script).
 */
export function writeEntry(
  history: History,
  method: 'pushState' | 'replaceState',
  address: string,
): void {
  Object.getPrototypeOf(history)[method].call(history, null, '', address);
}
