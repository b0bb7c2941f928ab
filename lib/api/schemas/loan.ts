import * as v from 'valibot';
import {
  calendarDate,
  count,
  days,
  hasRange,
  instant,
  penalty,
  pesos,
  rate,
  shownId,
  signedAgreement,
  terms,
} from './basics';

/** `Product` of the contract. */
export const product = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    min_amount: pesos,
    max_amount: pesos,
    step: v.pipe(pesos, v.minValue(1)),
    terms,
    fee_rate: rate,
  }),
  v.check((offer) => hasRange(offer), 'min_amount up to max_amount'),
);

const couponKind = v.picklist(['fee_reduction', 'interest_free_days']);
const benefitState = v.picklist(['usable', 'used', 'expired']);

/** `Coupon` of the contract; `value` is in pesos or days, depending on `kind`. */
export const coupon = v.object({
  id: v.string(),
  kind: couponKind,
  value: count,
  min_amount: v.optional(pesos),
  expires_at: instant,
  used_at: v.optional(instant),
  state: benefitState,
});

/** `Voucher` of the contract: raises the loan limit by `raise` pesos for `valid_days`. */
export const voucher = v.object({
  id: v.string(),
  raise: pesos,
  valid_days: days,
  expires_at: instant,
  state: benefitState,
});

/** Body of `loan/preview`. */
export const quoteRequest = v.object({
  product_id: v.string(),
  amount: pesos,
  term_days: days,
  coupon_id: v.optional(v.string()),
});

/** Reply of `loan/preview`, `Preview` of the contract: every cost of a loan, valid until `expires_at`. */
export const quote = v.object({
  preview_id: v.string(),
  amount: pesos,
  term_days: days,
  service_fee: pesos,
  interest: pesos,
  discount: pesos,
  arrival: pesos,
  repayment: pesos,
  repay_date: calendarDate,
  /** The last day to pay without late charges, where `repay_date` is no working day. */
  pay_until: v.optional(calendarDate),
  cae: rate,
  penalty,
  expires_at: instant,
  coupon: v.optional(coupon),
});

const requestId = v.pipe(v.string(), v.minLength(1));

const signRequest = v.object({
  request_id: requestId,
  cancel: v.optional(v.literal(false)),
  preview_id: v.string(),
  agree: v.literal(true),
  /** The version of the terms that the user agreed to last, `YYYY-MM-DD`. */
  texts: v.optional(v.string()),
  signature: v.optional(v.string()),
  /** Missing where the page cannot hash: no WebCrypto outside of a secure context. */
  agreement: v.optional(signedAgreement),
});

const cancelRequest = v.object({
  request_id: requestId,
  cancel: v.literal(true),
  order_no: v.string(),
});

/**
 * Body of `loan/apply`: signs the loan of a quote, where `signature` is an SVG path or the typed name, or cancels a
 * loan whose money was not sent.
 */
export const applyRequest = v.variant('cancel', [signRequest, cancelRequest]);

/** Reply of `loan/apply`. */
export const applyReply = v.object({ order_no: shownId });

/** Reply of `coupon/my_coupon`. */
export const benefits = v.object({ coupons: v.array(coupon), vouchers: v.array(voucher) });

export type Product = v.InferOutput<typeof product>;
export type Coupon = v.InferOutput<typeof coupon>;
export type Voucher = v.InferOutput<typeof voucher>;
export type QuoteRequest = v.InferOutput<typeof quoteRequest>;
export type Quote = v.InferOutput<typeof quote>;
export type SignRequest = v.InferOutput<typeof signRequest>;
export type CancelRequest = v.InferOutput<typeof cancelRequest>;
export type Benefits = v.InferOutput<typeof benefits>;
export type ApplyReply = v.InferOutput<typeof applyReply>;
