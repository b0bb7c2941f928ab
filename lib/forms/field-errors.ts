/**
 * An error of a field. `name` is the field's path (`contacts.0.phone`); `message` is a key of the namespace
 * `errors`, or the server's text if `type` is {@link serverError}.
 */
export type FieldError = { name: string; type: string; message: string };

/** The type of an error whose message is the server's text. */
export const serverError = 'server';

/** Flattens react-hook-form's errors, which are nested like the values. */
export function flattenErrors(errors: object, prefix = ''): FieldError[] {
  return Object.entries(errors).flatMap(([key, node]: [string, unknown]) => {
    if (typeof node !== 'object' || node === null) return [];
    const name = prefix + key;
    const { type, message } = { type: '', message: '', ...node };
    // A field that is itself called `type` or `message` has an object there.
    if (typeof type === 'string' && type !== '') return [{ name, type, message: String(message) }];
    return flattenErrors(node, `${name}.`);
  });
}
