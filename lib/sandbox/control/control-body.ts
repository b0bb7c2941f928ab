import * as v from 'valibot';
import { count } from '@/lib/api/schemas/basics';
import { faultKinds } from '../core/sandbox-state';
import { paymentResults } from '../rules/payments';

/** Bodies of the control calls (decisions.md section 3). */
export const clockBody = v.object({ advance: v.string() });

/** `size` is the length of the list in `long_list`. */
export const scenarioBody = v.object({ name: v.string(), size: v.optional(count) });

/** A fault; without `kind` it answers `code` and `msg`. */
export const faultBody = v.object({
  path: v.optional(v.string(), '*'),
  kind: v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(faultKinds)),
    'code',
  ),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  code: v.optional(v.number()),
  msg: v.optional(v.string()),
  ms: v.optional(count),
});

/** Ends the payment `payment_id` with `result`. */
export const settleBody = v.object({
  payment_id: v.string(),
  result: v.picklist(paymentResults),
});

/** A fault as it may be asked for; see `faultBody`. */
export type FaultRequest = v.InferInput<typeof faultBody>;
