import * as v from 'valibot';

/** What every reply of the server looks like; `ret` may be left out where there is nothing to give. */
export const reply = v.object({
  code: v.number(),
  msg: v.optional(v.string(), ''),
  ret: v.optional(v.unknown()),
});

export type Reply = v.InferOutput<typeof reply>;

/** What a reply means for the caller: one kind for each row of the catalogue. */
export type Outcome =
  | { kind: 'reject' }
  | { kind: 'logOut'; msg: string }
  | { kind: 'refuse'; msg: string; ret: unknown }
  | { kind: 'resolve'; ret: unknown };

/** Codes that say that the session is over. */
const sessionOver: readonly number[] = [10001, 403];

/**
 * Reads a reply by the error catalogue of product.md section 8. The order of the lines is the
 * order of the rows: `301` wins over any `msg`, and a known `msg` over a code that ends the session.
 *
 * The catalogue knows a failure by its `msg`: a code other than 0 with an empty `msg` resolves with
 * `ret` like a success. Nothing passes unseen by it, as `ret` is held against the contract after this.
 */
export function decide({ code, msg, ret }: Reply): Outcome {
  if (code === 301) return { kind: 'reject' };
  if (msg === 'invalid loan_daycount') return { kind: 'resolve', ret: null };
  if (sessionOver.includes(code) || msg === 'bad request') return { kind: 'logOut', msg };
  if (msg !== '') return { kind: 'refuse', msg, ret };
  return { kind: 'resolve', ret };
}
