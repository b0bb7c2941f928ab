import type * as v from 'valibot';

/** The parts of a schema that a walk needs; valibot types each kind of schema apart. */
type Node = v.GenericSchema & {
  entries?: Record<string, Node>;
  item?: Node;
  items?: readonly Node[];
  options?: readonly unknown[];
  wrapped?: Node;
};

/** A field that a schema marks as optional: its name, such as `review.fix_photos`, and its schema. */
export type OptionalField = { name: string; schema: v.GenericSchema };

/** The optional fields of a schema, at any depth; an item of a list has its list's name. */
export function optionalFields(schema: v.GenericSchema, name = ''): OptionalField[] {
  const node: Node = schema;
  const below = Object.entries(node.entries ?? {}).flatMap(([key, entry]) => {
    const path = name ? `${name}.${key}` : key;
    const own = isOptional(entry) ? [{ name: path, schema: entry }] : [];
    return [...own, ...optionalFields(entry, path)];
  });
  return [...below, ...partsOf(node).flatMap((part) => optionalFields(part, name))];
}

/** `value` without the fields that its schema marks as optional; `onField` gets the schema of each, at any depth. */
export function withoutOptional(
  schema: v.GenericSchema,
  value: unknown,
  onField: (schema: v.GenericSchema) => void,
): unknown {
  const node: Node = schema;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value) && (node.item || node.items)) {
    return value.map((item, index) => {
      const part = node.item ?? node.items?.[index];
      return part ? withoutOptional(part, item, onField) : item;
    });
  }
  if (!node.entries) {
    // An optional, or the alternative to an empty object.
    const [part] = partsOf(node);
    return part ? withoutOptional(part, value, onField) : value;
  }
  const kept: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    const entry = node.entries[key];
    const rest = entry ? withoutOptional(entry, field, onField) : field;
    if (entry && isOptional(entry)) onField(entry);
    else kept[key] = rest;
  }
  return kept;
}

function isOptional({ type }: Node): boolean {
  return type === 'optional' || type === 'nullish';
}

/** The schemas inside a schema that is no object: of a list's items, of an alternative, of an optional. */
function partsOf({ item, items = [], options = [], wrapped }: Node): readonly Node[] {
  const parts = [item, ...items, ...options, wrapped];
  return parts.filter((part): part is Node => typeof part === 'object' && part !== null);
}
