import type { Coupon, Quote, QuoteRequest } from '@/lib/api/schemas/loan';
import { toBusinessIso } from '@/lib/chile/santiago';
import { formatMoney } from '@/lib/format/number';
import { amountFault, rangeWithin } from '@/lib/loan/amount';
import { cae } from '@/lib/loan/cae';
import { arrivalOf, repaymentOf, serviceFeeOf } from '@/lib/loan/cost';
import { dueDate } from '@/lib/loan/due';
import { shareOf } from '@/lib/loan/rounding';
import { fieldRefusal, Refusal } from '../core/refusal';
import type { Visit } from '../core/visit';
import { monthlyInterestRate, penalty, products, type SandboxProduct } from '../data/products';
import { usableCoupon } from './benefits';
import { accountState } from './progress';
import { creditLeft } from './quota';

/** How long a preview can be applied with. */
export const previewMs = 15 * 60_000;

/** Everything of a `Quote` but its id, and the days until it is due. */
export type Terms = { preview: Omit<Quote, 'preview_id'>; dueDays: number };

/** The products as this visitor may use them: someone who can borrow sees the own limit. */
export function productsFor(visit: Visit): SandboxProduct[] {
  const limit = borrowLimit(visit);
  if (limit === null) return [...products];
  return products.flatMap((product) => {
    const range = rangeWithin(product, limit);
    return range ? [{ ...product, ...range }] : [];
  });
}

/** True for the two states in which a loan can be taken. */
export function canBorrow({ account, now }: Visit): boolean {
  if (!account) return false;
  const state = accountState(account, now);
  return state === 'approved' || state === 'cleared';
}

/**
 * What a choice costs. Every share of an amount drops its fraction of a peso, in favour of the person
 * who pays. A coupon of `fee_reduction` lowers the fee and is told as `discount`; one of
 * `interest_free_days` moves the due date and adds no interest for those days.
 */
export function termsOf(visit: Visit, request: QuoteRequest): Terms {
  const product = products.find((other) => other.id === request.product_id);
  if (!product) throw fieldRefusal('product_id', { key: 'product_unknown' });
  if (!product.terms.includes(request.term_days)) {
    throw new Refusal('state', { key: 'invalid_daycount' });
  }
  checkAmount(visit, product, request.amount);
  const { coupon_id, amount } = request;
  const coupon = coupon_id ? couponFor(visit, coupon_id, amount) : undefined;
  return priceOf({ now: visit.now, product, request, coupon });
}

/** The figures of a choice that is allowed, as of `now`. */
export function priceOf(choice: {
  now: number;
  product: Pick<SandboxProduct, 'fee_rate'>;
  request: Pick<QuoteRequest, 'amount' | 'term_days'>;
  coupon?: Coupon;
}): Terms {
  const { now, product, request, coupon } = choice;
  const { amount, term_days } = request;
  const fullFee = shareOf(amount, product.fee_rate);
  const offered = coupon?.kind === 'fee_reduction' ? coupon.value : 0;
  const freeDays = coupon?.kind === 'interest_free_days' ? coupon.value : 0;
  const serviceFee = serviceFeeOf({ amount, feeRate: product.fee_rate, discount: offered });
  const interest = Math.floor(shareOf(amount * term_days, monthlyInterestRate) / 30);
  const arrival = arrivalOf({ amount, serviceFee });
  const repayment = repaymentOf({ amount, interest });
  const dueDays = term_days + freeDays;
  const preview = {
    amount,
    term_days,
    service_fee: serviceFee,
    interest,
    discount: fullFee - serviceFee,
    arrival,
    repayment,
    repay_date: dueDate(new Date(now), dueDays),
    cae: cae({ repayment, arrival, termDays: dueDays }),
    penalty: { ...penalty },
    expires_at: toBusinessIso(now + previewMs),
    ...(coupon && { coupon: { ...coupon } }),
  };
  return { preview, dueDays };
}

function checkAmount(visit: Visit, product: SandboxProduct, amount: number): void {
  const money = (pesos: number) => formatMoney(pesos, visit.language);
  const fault = amountFault(amount, product);
  const { min_amount, max_amount, step } = product;
  if (fault === 'step') {
    throw fieldRefusal('amount', { key: 'amount_step', values: { step: money(step) } });
  }
  if (fault) {
    const values = { min: money(min_amount), max: money(max_amount) };
    throw fieldRefusal('amount', { key: 'amount_range', values });
  }
  const limit = borrowLimit(visit);
  if (limit !== null && amount > limit) {
    throw fieldRefusal('amount', { key: 'amount_quota', values: { max: money(limit) } });
  }
}

function couponFor({ account, now, language }: Visit, id: string, amount: number): Coupon {
  const coupon = account && usableCoupon(account, id, now);
  if (!coupon) throw fieldRefusal('coupon_id', { key: 'coupon_unusable' });
  const { min_amount = 0 } = coupon;
  if (amount < min_amount) {
    const min = formatMoney(min_amount, language);
    throw fieldRefusal('coupon_id', { key: 'coupon_minimum', values: { min } });
  }
  return coupon;
}

/** What may be borrowed at most; `null` for who can only look. */
function borrowLimit(visit: Visit): number | null {
  return visit.account && canBorrow(visit) ? creditLeft(visit.account, visit.now) : null;
}
