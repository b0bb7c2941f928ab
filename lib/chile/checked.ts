/**
 * What a check of typed text answers: the canonical value, or the one cause it was refused for.
 * Causes are closed lists, so that each has its own message beside the field.
 */
export type Checked<Value, Cause extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly cause: Cause };

/** The text was accepted; `value` is its canonical form. */
export function accepted<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** The text was refused for `cause`. */
export function refused<Cause extends string>(cause: Cause): { ok: false; cause: Cause } {
  return { ok: false, cause };
}
