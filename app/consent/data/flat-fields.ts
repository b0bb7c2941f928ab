/** One field of an object, however deep: `battery.level`. */
export type FlatField = { path: string; value: unknown };

/** Every field of an object with a value that is no object itself, in the object's order. */
export function flatFields(value: object, prefix = ''): FlatField[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = `${prefix}${name}`;
    if (typeof inner === 'object' && inner !== null) return flatFields(inner, `${path}.`);
    return [{ path, value: inner }];
  });
}
