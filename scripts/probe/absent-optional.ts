/**
 * The optional fields that a schema knows and a value, which fits it, leaves out everywhere: in a list, a field is
 * absent where no item has it. Dotted names; a list's items are `[]`. Unions and pipes are looked into where the
 * value is an object.
 */
export function absentOptional(schema: unknown, value: unknown, at = 'ret'): string[] {
  if (!isRecord(schema) || value === null || value === undefined) return [];
  if (schema.type === 'array' && Array.isArray(value)) return absentInAll(schema.item, value, at);
  if (Array.isArray(schema.options)) {
    const fitting = schema.options.find((option) => isRecord(option) && isRecord(option.entries));
    return absentOptional(fitting, value, at);
  }
  if ('wrapped' in schema) return absentOptional(schema.wrapped, value, at);
  if (!isRecord(schema.entries) || !isRecord(value)) return [];
  return Object.entries(schema.entries).flatMap(([name, entry]) => {
    const field = `${at}.${name}`;
    const isOptional = isRecord(entry) && entry.type === 'optional';
    if (isOptional && value[name] === undefined) return [field];
    return absentOptional(entry, value[name], field);
  });
}

function absentInAll(item: unknown, values: readonly unknown[], at: string): string[] {
  const [first, ...others] = values.map((value) => absentOptional(item, value, `${at}[]`));
  const everywhere = (field: string) => others.every((fields) => fields.includes(field));
  return (first ?? []).filter(everywhere);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
