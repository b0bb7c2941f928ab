import * as v from 'valibot';

/**
 * What the address of both payout screens may say. `back=1`: after saving back to where the person
 * came from. `fix=1`: they came from Home to correct something, and go back there. `order_no`: the
 * loan whose payment failed.
 */
export const payoutQuery = v.object({
  back: v.optional(v.string()),
  fix: v.optional(v.string()),
  order_no: v.optional(v.string()),
});

export type PayoutQuery = v.InferOutput<typeof payoutQuery>;
