import * as v from 'valibot';
import { count, instant } from '@/lib/api/schemas/basics';
import { isCalendarDate } from '@/lib/chile/calendar-date';
import { faultKinds } from '../core/state';
import { paymentResults } from '../rules/payments';

/** An instant that exists: not 30 February and not 25:00. */
const realInstant = v.pipe(
  instant,
  v.check(
    (text) => isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
    'now: an instant, such as 2026-03-07T23:50:00-03:00',
  ),
);

/** Body of `POST /__sandbox/clock` (contract.md section 3). */
export const clockBody = v.union([
  v.object({ advance: v.string() }),
  v.object({ now: realInstant }),
]);

/** Body of `reset`: the time and the seed, 0 to 4294967295, to start with. */
export const resetBody = v.object({
  now: v.optional(realInstant),
  seed: v.optional(v.pipe(count, v.maxValue(0xffff_ffff))),
});

/** Body of `scenario`; `size` is the length of the list in `long_list`. */
export const scenarioBody = v.object({ name: v.string(), size: v.optional(count) });

/** Body of `fault`; without `kind` the reply has `code` and `msg`. */
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

/** Body of `settle`; `amount` is what a transfer brought, in pesos, if it is not what was requested. */
export const settleBody = v.object({
  payment_id: v.string(),
  result: v.picklist(paymentResults),
  amount: v.optional(v.pipe(count, v.minValue(1))),
});

/** See `resetBody`. */
export type ResetOptions = v.InferInput<typeof resetBody>;

/** See `faultBody`. */
export type FaultRequest = v.InferInput<typeof faultBody>;
