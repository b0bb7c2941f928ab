import type { FieldPath, FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** The paths of all fields of a form's schema, in its order: `run`, `contacts.0.phone`. */
export function fieldPaths<In extends FieldValues>(
  schema: GenericSchema<In, unknown>,
): FieldPath<In>[] {
  return paths(schema) as FieldPath<In>[];
}

/**
 * The initial values of a form whose fields hold text: for each field of the schema the value in `saved`, else
 * an empty string. Other keys of `saved` are ignored.
 */
export function initialValues<In>(schema: GenericSchema<In, unknown>, saved: object): In {
  return valuesOf(schema, saved) as In;
}

function paths(schema: unknown, path?: string): string[] {
  const fields = fieldsOf(schema);
  if (!fields) return path === undefined ? [] : [path];
  return fields.flatMap(([key, field]) =>
    paths(field, path === undefined ? key : `${path}.${key}`),
  );
}

function valuesOf(schema: unknown, saved: unknown): unknown {
  const fields = fieldsOf(schema);
  if (!fields) return saved ?? '';
  const from = new Map(Object.entries(saved ?? {}));
  const values = fields.map(([key, field]) => [key, valuesOf(field, from.get(key))] as const);
  return isTuple(schema) ? values.map(([, value]) => value) : Object.fromEntries(values);
}

/** The fields of an object, a tuple, or of all options of a variant; `undefined` for a single field. */
function fieldsOf(schema: unknown): [string, unknown][] | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  if ('entries' in schema) return Object.entries(Object(schema.entries));
  if (isTuple(schema)) return Object.entries(schema.items);
  if ('type' in schema && schema.type === 'variant' && 'options' in schema) {
    const options: unknown[] = Object.values(Object(schema.options));
    return [...new Map(options.flatMap((option) => fieldsOf(option) ?? []))];
  }
  return undefined;
}

function isTuple(schema: unknown): schema is { items: unknown[] } {
  return typeof schema === 'object' && schema !== null && 'items' in schema;
}
