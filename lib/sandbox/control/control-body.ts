import * as v from 'valibot';
import { count, instant } from '@/lib/api/schemas/basics';
import { isCalendarDate } from '@/lib/chile/calendar-date';
import { faultKinds } from '../core/sandbox-state';
import { paymentResults } from '../rules/payments';

/** An instant that there is: neither 30 February nor 25 o'clock. */
const realInstant = v.pipe(
  instant,
  v.check(
    (text) => isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
    'now: an instant, such as 2026-03-07T23:50:00-03:00',
  ),
);

/** Bodies of the control calls (contract.md section 3). */
export const clockBody = v.union([
  v.object({ advance: v.string() }),
  v.object({ now: realInstant }),
]);

/** How a sandbox begins anew: at an instant, and with the chance of a seed from 0 to 4294967295. */
export const resetBody = v.object({
  now: v.optional(realInstant),
  seed: v.optional(v.pipe(count, v.maxValue(0xffff_ffff))),
});

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

/** How a sandbox begins anew; see `resetBody`. */
export type Beginning = v.InferInput<typeof resetBody>;

/** A fault as it may be asked for; see `faultBody`. */
export type FaultRequest = v.InferInput<typeof faultBody>;
