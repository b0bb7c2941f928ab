/** A check of a built APK: its name says what holds; `found` what was there instead. */
export type Check = { name: string; found?: string };

/** A check that holds where nothing is found against it. */
export function noneOf(name: string, against: readonly string[]): Check {
  return against.length === 0 ? { name } : { name, found: against.slice(0, 10).join(', ') };
}

/** A check that holds where both are the same, in whatever order. */
export function same(name: string, found: readonly string[], expected: readonly string[]): Check {
  const list = (values: readonly string[]) => [...values].sort().join(', ');
  if (list(found) === list(expected)) return { name };
  return { name, found: `${list(found) || 'nothing'}; expected ${list(expected) || 'nothing'}` };
}
