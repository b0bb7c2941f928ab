/**
 * One thing that is wrong with a form. `name` is the field's path (`contacts.0.phone`); `message` is
 * a key of the namespace `errors`, or the server's own words where `type` is {@link serverError}.
 */
export type NamedError = { name: string; type: string; message: string };

/** The type of an error whose message comes from the server and is shown as it is. */
export const serverError = 'server';

/** The errors of react-hook-form, nested as the values are, as one flat list. */
export function flattenErrors(errors: object, prefix = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, node]: [string, unknown]) => {
    if (typeof node !== 'object' || node === null) return [];
    const name = prefix + key;
    const { type, message } = { type: '', message: '', ...node };
    // A field may itself be called `type` or `message`: then there is an object.
    if (typeof type === 'string' && type !== '') return [{ name, type, message: String(message) }];
    return flattenErrors(node, `${name}.`);
  });
}
