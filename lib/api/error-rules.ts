import * as v from 'valibot';
import type { FieldError, Reason } from './errors';

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
  | { kind: 'logOut'; msg: string; ret: unknown }
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
  if (sessionEndedCodes.includes(code) || msg === 'bad request')
    return { kind: 'logOut', msg, ret };
  if (msg !== '') return { kind: 'refuse', msg, ret };
  return { kind: 'resolve', ret };
}

/** Says by a code what a text of the server says in words; `values` fill its placeholders. */
const reason = {
  reason_code: v.optional(v.string()),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
};

/**
 * The `ret` of a refusal has the reason of its `msg`. That of a form may name its fields; `field` is a wire name such
 * as `run`, or `contacts.1.phone` inside a list (counted from 0).
 */
export const refusal = v.object({
  ...reason,
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string(), ...reason })), []),
});

/** The refused fields that a `ret` names; none if it names none. */
export function refusedFields(ret: unknown): readonly FieldError[] {
  const result = v.safeParse(refusal, ret);
  return result.success ? result.output.errors : [];
}

/** The reason that a `ret` gives for its `msg`; none if it gives none. */
export function reasonOf(ret: unknown): Reason {
  const result = v.safeParse(refusal, ret);
  return result.success ? result.output : {};
}
