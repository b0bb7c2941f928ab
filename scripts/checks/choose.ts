/** Those of `names` that a list with commas has, in their own order; all without a list. Throws for one that is none. */
export function chosenOf<Name extends string>(
  names: readonly Name[],
  list: string | undefined,
): readonly Name[] {
  if (list === undefined) return names;
  const wanted = list.split(',');
  const known: readonly string[] = names;
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`--only has no ${unknown || 'name'}: there are ${names.join(', ')}`);
  }
  return names.filter((name) => wanted.includes(name));
}
