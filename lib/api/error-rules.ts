import * as v from 'valibot';
import type { FieldError } from './errors';

/** Every reply of the server; `ret` may be missing when there is nothing to return. */
export const reply = v.object({
  code: v.number(),
  msg: v.optional(v.string(), ''),
  ret: v.optional(v.unknown()),
});

export type Reply = v.InferOutput<typeof reply>;

/** What a reply means for the caller: one kind for each row of the error catalogue. */
export type Outcome =
  | { kind: 'reject' }
  | { kind: 'logOut'; msg: string }
  | { kind: 'refuse'; msg: string; ret: unknown }
  | { kind: 'resolve'; ret: unknown };

/** The codes of a session that has ended. */
const sessionEndedCodes: readonly number[] = [10001, 403];

/**
 * Applies the error catalogue of product.md section 8, row by row in its order: `301` takes precedence
 * over any `msg`, and a known `msg` over the code of an ended session.
 *
 * The catalogue knows a failure by its `msg`: any other code with an empty `msg` resolves with `ret`, as
 * a success does. `ret` is checked against the contract afterwards.
 */
export function applyErrorRules({ code, msg, ret }: Reply): Outcome {
  if (code === 301) return { kind: 'reject' };
  if (msg === 'invalid loan_daycount') return { kind: 'resolve', ret: null };
  if (sessionEndedCodes.includes(code) || msg === 'bad request') return { kind: 'logOut', msg };
  if (msg !== '') return { kind: 'refuse', msg, ret };
  return { kind: 'resolve', ret };
}

/**
 * The `ret` of a refused form may name its fields; `field` is a wire name such as `run`, or
 * `contacts.1.phone` inside a list (counted from 0).
 */
export const refusal = v.object({
  errors: v.array(v.object({ field: v.string(), message: v.string() })),
});

/** The refused fields that a `ret` names; none if it names none. */
export function refusedFields(ret: unknown): readonly FieldError[] {
  const result = v.safeParse(refusal, ret);
  return result.success ? result.output.errors : [];
}
