import * as v from 'valibot';
import type { QuoteRequest } from '@/lib/api/schemas/loan';
import type { Query } from '@/lib/router/target';

/** The loan that the user requests, amounts in pesos: the body of `loan/preview` (contract.md section 2). */
export type LoanChoice = QuoteRequest;

const text = v.fallback(v.optional(v.pipe(v.string(), v.minLength(1))), undefined);
const whole = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
  undefined,
);

/** Schema of a choice in query parameters. Every field is optional; invalid values read as missing. */
export const choiceQuery = v.object({
  product_id: text,
  amount: whole,
  term_days: whole,
  coupon_id: text,
});

type QueryChoice = v.InferOutput<typeof choiceQuery>;

/**
 * A choice with any of its fields missing, from query parameters or a draft. Its coupon is `null` if the user removed it;
 * where it is missing, the loan choice uses the best one.
 */
export type PartialChoice = Omit<QueryChoice, 'coupon_id'> & {
  coupon_id?: QueryChoice['coupon_id'] | null;
};

/** The choice, if nothing but the optional coupon is missing; else `null`. */
export function completeChoice({
  product_id,
  amount,
  term_days,
  coupon_id,
}: PartialChoice): LoanChoice | null {
  if (product_id === undefined || amount === undefined || term_days === undefined) return null;
  return { product_id, amount, term_days, ...(typeof coupon_id === 'string' && { coupon_id }) };
}

/** A choice as query parameters; {@link choiceQuery} parses them. */
export function choiceToQuery({ product_id, amount, term_days, coupon_id }: PartialChoice): Query {
  return {
    ...(product_id !== undefined && { product_id }),
    ...(amount !== undefined && { amount: String(amount) }),
    ...(term_days !== undefined && { term_days: String(term_days) }),
    ...(typeof coupon_id === 'string' && { coupon_id }),
  };
}

/** Equal for equal choices. A coupon that the user removed is not one that is missing, of which JSON makes `null` too. */
export function choiceKey({ product_id, amount, term_days, coupon_id }: PartialChoice): string {
  return JSON.stringify([product_id, amount, term_days, coupon_id === null ? false : coupon_id]);
}
