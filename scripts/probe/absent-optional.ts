import { partsOf, type SchemaNode } from '@/lib/testing/optional-fields';

/**
 * The optional fields that a schema knows and a value, which fits it, leaves out everywhere: in a list, a field is
 * absent where no item has it. Dotted names; a list's items are `[]`. Unions and pipes are looked into where the
 * value is an object.
 */
export function absentOptional(schema: SchemaNode, value: unknown, at = 'ret'): string[] {
  if (value === null || value === undefined) return [];
  if (schema.item) return Array.isArray(value) ? absentInAll(schema.item, value, at) : [];
  if (!schema.entries) {
    const fitting = partsOf(schema).find((part) => part.entries ?? part.item ?? part.wrapped);
    return fitting ? absentOptional(fitting, value, at) : [];
  }
  return Object.entries(schema.entries).flatMap(([name, entry]) => {
    const field = `${at}.${name}`;
    const own: unknown = Object(value)[name];
    return entry.type === 'optional' && own === undefined
      ? [field]
      : absentOptional(entry, own, field);
  });
}

function absentInAll(item: SchemaNode, values: readonly unknown[], at: string): string[] {
  const [first, ...others] = values.map((value) => absentOptional(item, value, `${at}[]`));
  const everywhere = (field: string) => others.every((fields) => fields.includes(field));
  return (first ?? []).filter(everywhere);
}
