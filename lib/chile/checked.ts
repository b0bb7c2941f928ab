/**
 * The result of parsing typed text: the canonical value, or the cause of the refusal. Causes are closed
 * lists, so that each has its own error message.
 */
export type Checked<Value, Cause extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly cause: Cause };

/** A result for accepted text; `value` is its canonical form. */
export function accepted<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** A result for refused text. */
export function refused<Cause extends string>(cause: Cause): { ok: false; cause: Cause } {
  return { ok: false, cause };
}
