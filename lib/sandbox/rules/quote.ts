import type { Coupon, Quote, QuoteRequest } from '@/lib/api/schemas/loan';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf, startOfDay, toBusinessIso } from '@/lib/chile/santiago';
import { nextWorkingDay } from '@/lib/chile/working-days';
import { formatMoney } from '@/lib/format/number';
import { availableQuota, rangeWithin } from '@/lib/loan/amount';
import { cae } from '@/lib/loan/cae';
import { shareOf } from '@/lib/loan/rounding';
import type { CallContext } from '../core/call-context';
import { fieldRefusal, Refusal } from '../core/refusal';
import { monthlyInterestRate, penalty, products, type SandboxProduct } from '../data/products';
import { quotaOf, usableCoupon } from './benefits';
import { accountState, currentApplication } from './progress';
import { approvalEnd } from './review';

/** How long a quote is valid. */
const quoteValidMs = 15 * 60_000;

/** A `Quote` of the contract without its id, and the days until it is due. */
export type NewQuote = { quote: Omit<Quote, 'preview_id'>; dueDays: number };

/** The products; for a user who can borrow, limited to the available quota. */
export function productsFor(context: CallContext): SandboxProduct[] {
  const limit = borrowLimit(context);
  if (limit === null) return [...products];
  return products.flatMap((product) => {
    const range = rangeWithin(product, limit);
    return range ? [{ ...product, ...range }] : [];
  });
}

/** True in the two states in which a loan can be taken. */
export function canBorrow({ account, now }: CallContext): boolean {
  if (!account) return false;
  const state = accountState(account, now);
  return state === 'approved' || state === 'cleared';
}

/**
 * When a quote of now expires, in ms: in 15 minutes, and never after the day that its due date is counted from, nor after
 * the approval that it can be signed with.
 */
export function quoteEnd({ account, now }: CallContext): number {
  const midnight = startOfDay(addDays(calendarDateOf(now), 1)).getTime();
  const end = Math.min(now + quoteValidMs, midnight);
  const application = account && currentApplication(account);
  const decision = application?.used ? undefined : application?.decision;
  return decision?.kind === 'approved' && now <= approvalEnd(decision.at)
    ? Math.min(end, approvalEnd(decision.at))
    : end;
}

/** Validates a request for a quote and calculates it. */
export function quoteFor(context: CallContext, request: QuoteRequest): NewQuote {
  const product = products.find((other) => other.id === request.product_id);
  if (!product) throw fieldRefusal('product_id', { key: 'product_unknown' });
  if (!product.terms.includes(request.term_days)) {
    throw new Refusal('state', { key: 'invalid_daycount' });
  }
  checkAmount(context, product, request.amount);
  const { coupon_id, amount } = request;
  const coupon = coupon_id ? couponFor(context, coupon_id, amount) : undefined;
  const { quote, dueDays } = calculateQuote({ now: context.now, product, request, coupon });
  const expires_at = toBusinessIso(quoteEnd(context));
  return { quote: { ...quote, expires_at }, dueDays };
}

/**
 * The figures of a loan as of `now`. Fractions of a peso are dropped, in favour of the user. A coupon of
 * `fee_reduction` lowers the fee, down to nothing, and is sent as `discount`; one of `interest_free_days`
 * postpones the due date without interest.
 */
export function calculateQuote(loan: {
  now: number;
  product: Pick<SandboxProduct, 'fee_rate'>;
  request: Pick<QuoteRequest, 'amount' | 'term_days'>;
  coupon?: Coupon;
}): NewQuote {
  const { now, product, request, coupon } = loan;
  const { amount, term_days } = request;
  const fullFee = shareOf(amount, product.fee_rate);
  const discount = coupon?.kind === 'fee_reduction' ? Math.min(fullFee, coupon.value) : 0;
  const freeDays = coupon?.kind === 'interest_free_days' ? coupon.value : 0;
  const interest = Math.floor(shareOf(amount * term_days, monthlyInterestRate) / 30);
  const service_fee = fullFee - discount;
  const arrival = amount - service_fee;
  const repayment = amount + interest;
  const dueDays = term_days + freeDays;
  const repay_date = addDays(calendarDateOf(now), dueDays);
  const pay_until = nextWorkingDay(repay_date);
  const quote = {
    ...{ amount, term_days, service_fee, interest, discount, arrival, repayment },
    repay_date,
    pay_until,
    cae: cae({ repayment, arrival, termDays: dueDays }),
    penalty: { ...penalty },
    expires_at: toBusinessIso(now + quoteValidMs),
    ...(coupon && { coupon: { ...coupon } }),
  };
  return { quote, dueDays };
}

function checkAmount(context: CallContext, product: SandboxProduct, amount: number): void {
  const money = (pesos: number) => formatMoney(pesos, context.language);
  const { min_amount, max_amount, step } = product;
  const limit = borrowLimit(context);
  if (!(amount >= min_amount && amount <= max_amount)) {
    // The user's own limit, as far as it allows the product at all.
    const highest = limit === null || limit < min_amount ? max_amount : Math.min(max_amount, limit);
    const values = { min: money(min_amount), max: money(highest) };
    throw fieldRefusal('amount', { key: 'amount_range', values });
  }
  if ((amount - min_amount) % step !== 0) {
    throw fieldRefusal('amount', { key: 'amount_step', values: { step: money(step) } });
  }
  if (limit !== null && amount > limit) {
    throw fieldRefusal('amount', { key: 'amount_quota', values: { max: money(limit) } });
  }
}

function couponFor({ account, now, language }: CallContext, id: string, amount: number): Coupon {
  const coupon = account && usableCoupon(account, id, now);
  if (!coupon) {
    const expired = account?.coupons.some((other) => other.id === id && other.state === 'usable');
    throw fieldRefusal('coupon_id', { key: expired ? 'coupon_expired' : 'coupon_unusable' });
  }
  const { min_amount = 0 } = coupon;
  if (amount < min_amount) {
    const min = formatMoney(min_amount, language);
    throw fieldRefusal('coupon_id', { key: 'coupon_minimum', values: { min } });
  }
  return coupon;
}

/** The most that can be borrowed; `null` for guests and users who cannot borrow. */
function borrowLimit(context: CallContext): number | null {
  const { account, now } = context;
  return account && canBorrow(context) ? availableQuota(quotaOf(account, now)) : null;
}
