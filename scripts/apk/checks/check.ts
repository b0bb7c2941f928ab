/** A check of an APK: `name` is the condition; `found` is set if it is not met. */
export type Check = { name: string; found?: string };

/** A check that there are no violations. */
export function noneOf(name: string, violations: readonly string[]): Check {
  return violations.length === 0 ? { name } : { name, found: violations.slice(0, 10).join(', ') };
}

/** A check that both lists are equal, in any order. */
export function same(name: string, found: readonly string[], expected: readonly string[]): Check {
  const list = (values: readonly string[]) => [...values].sort().join(', ');
  if (list(found) === list(expected)) return { name };
  return { name, found: `${list(found) || 'nothing'}; expected ${list(expected) || 'nothing'}` };
}
