/** The parts of a schema that a walk needs; valibot types each kind of schema apart. */
export type SchemaNode = {
  type?: string;
  entries?: Record<string, SchemaNode>;
  item?: SchemaNode;
  items?: readonly SchemaNode[];
  options?: readonly unknown[];
  wrapped?: SchemaNode;
};

/** A field that a schema marks as optional: its name, such as `review.fix_photos`, and its schema. */
export type OptionalField = { name: string; schema: SchemaNode };

/** The optional fields of a schema, at any depth; an item of a list has its list's name. */
export function optionalFields(schema: SchemaNode, name = ''): OptionalField[] {
  const below = Object.entries(schema.entries ?? {}).flatMap(([key, entry]) => {
    const path = name ? `${name}.${key}` : key;
    const own = isOptional(entry) ? [{ name: path, schema: entry }] : [];
    return [...own, ...optionalFields(entry, path)];
  });
  return [...below, ...partsOf(schema).flatMap((part) => optionalFields(part, name))];
}

/** `value` without the fields that its schema marks as optional; `onField` gets the schema of each, at any depth. */
export function withoutOptional(
  schema: SchemaNode,
  value: unknown,
  onField: (schema: SchemaNode) => void,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value) && (schema.item || schema.items)) {
    return value.map((item, index) => {
      const part = schema.item ?? schema.items?.[index];
      return part ? withoutOptional(part, item, onField) : item;
    });
  }
  if (!schema.entries) {
    // An optional, or the alternative to an empty object.
    const [part] = partsOf(schema);
    return part ? withoutOptional(part, value, onField) : value;
  }
  const kept: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    const entry = schema.entries[key];
    const rest = entry ? withoutOptional(entry, field, onField) : field;
    if (entry && isOptional(entry)) onField(entry);
    else kept[key] = rest;
  }
  return kept;
}

function isOptional({ type }: SchemaNode): boolean {
  return type === 'optional' || type === 'nullish';
}

/** The schemas inside a schema that is no object: of a list's items, of an alternative, of an optional. */
export function partsOf({ item, items = [], options = [], wrapped }: SchemaNode): SchemaNode[] {
  const parts = [item, ...items, ...options, wrapped];
  return parts.filter((part): part is SchemaNode => typeof part === 'object' && part !== null);
}
