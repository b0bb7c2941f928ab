import * as v from 'valibot';
import type { PreviewRequest } from '@/lib/api/schemas/loan';
import type { Query } from '@/lib/router/target';

/** What a person asks for: the body of `loan/preview` (contract.md section 2), amounts in pesos. */
export type LoanChoice = PreviewRequest;

const text = v.fallback(v.optional(v.pipe(v.string(), v.minLength(1))), undefined);
const whole = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
  undefined,
);

/** A choice as an address names it, whole or in part; what makes no sense reads as not said. */
export const choiceQuery = v.object({
  product_id: text,
  amount: whole,
  term_days: whole,
  coupon_id: text,
});

/** What an address or a draft says of a choice. */
export type PartialChoice = v.InferOutput<typeof choiceQuery>;

/** The choice where nothing but the coupon is left open, else `null`. */
export function wholeChoice({
  product_id,
  amount,
  term_days,
  coupon_id,
}: PartialChoice): LoanChoice | null {
  if (product_id === undefined || amount === undefined || term_days === undefined) return null;
  return { product_id, amount, term_days, ...(coupon_id !== undefined && { coupon_id }) };
}

/** A choice as an address names it; {@link choiceQuery} reads it back. */
export function queryOf({ product_id, amount, term_days, coupon_id }: PartialChoice): Query {
  return {
    ...(product_id !== undefined && { product_id }),
    ...(amount !== undefined && { amount: String(amount) }),
    ...(term_days !== undefined && { term_days: String(term_days) }),
    ...(coupon_id !== undefined && { coupon_id }),
  };
}

/** The same text for the same choice, so that two can be compared. */
export function choiceKey({ product_id, amount, term_days, coupon_id }: PartialChoice): string {
  return JSON.stringify([product_id, amount, term_days, coupon_id]);
}
