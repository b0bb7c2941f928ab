import * as v from 'valibot';
import type { FieldError } from '@/lib/api/errors';

/**
 * Beside the `msg` of a refused form the server may name its fields:
 * `{ code, msg, ret: { errors: [{ field, message }] } }`, with `field` a wire name such as `run`, or
 * `contacts.1.phone` inside a list (counted from 0).
 */
export const refusal = v.object({
  errors: v.array(v.object({ field: v.string(), message: v.string() })),
});

/** The refused fields of a `ret`; none where it names none. */
export function refusedFields(ret: unknown): readonly FieldError[] {
  const named = v.safeParse(refusal, ret);
  return named.success ? named.output.errors : [];
}
