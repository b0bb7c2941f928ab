import * as v from 'valibot';
import {
  calendarDate,
  days,
  instant,
  page,
  penalty,
  pesos,
  rate,
  shownId,
  signedAgreement,
} from './basics';

/** The ten states of an account; those from `waiting` on are also the states of an order. */
export const accountState = v.picklist([
  'init',
  'review',
  'approved',
  'refused',
  'not_approved',
  'waiting',
  'lending',
  'overdue',
  'cleared',
  'payment_failed',
]);

/** The states of an order. */
const orderState = v.picklist(['waiting', 'lending', 'overdue', 'cleared', 'payment_failed']);

/** A payment that was received; amounts are in pesos, `amount` without the `fee` of the way to pay. */
const receivedPayment = v.object({
  payment_id: v.string(),
  amount: pesos,
  paid_at: instant,
  /** From when it counts, as it was ordered then; `paid_at` without it. */
  ordered_at: v.optional(instant),
  /** The way to pay: its `PayOption.id`, and its name. */
  option_id: v.optional(v.string()),
  way: v.optional(v.string()),
  /** By which a transfer was recognised. */
  reference: v.optional(v.string()),
  fee: v.optional(pesos),
  /** The amount due right after it. */
  balance_after: v.optional(pesos),
  /** What of it was more than was due. */
  overpaid: v.optional(pesos),
});

/** A payment that ended without money: the bank rejected it, or it was cancelled. */
const failedPayment = v.object({
  payment_id: v.string(),
  state: v.picklist(['rejected', 'cancelled']),
  at: instant,
});

/** `Order` of the contract. */
export const order = v.object({
  order_no: shownId,
  state: orderState,
  amount: pesos,
  term_days: days,
  service_fee: pesos,
  /** What a coupon took off the fee; `service_fee` is what is left of it. */
  discount: v.optional(pesos),
  interest: pesos,
  arrival: pesos,
  repayment: pesos,
  repay_date: calendarDate,
  /** The last day to pay without late charges, where `repay_date` is no working day. */
  pay_until: v.optional(calendarDate),
  applied_at: instant,
  /** Until then its user can cancel it; absent where nobody can, as for all whose money was sent. */
  cancel_until: v.optional(instant),
  disbursed_at: v.optional(instant),
  cleared_at: v.optional(instant),
  days_overdue: days,
  penalty_due: pesos,
  amount_due: pesos,
  /** What is due on days to come if nothing is paid until then: tomorrow, the last day without late charges. */
  forecast: v.optional(v.array(v.object({ date: calendarDate, amount: pesos }))),
  account: v.object({
    account_type: v.picklist(['yape', 'bank']),
    bank_code: v.optional(v.string()),
    tail: shownId,
  }),
  fail_reason: v.optional(v.string()),
  /** Names `fail_reason` for the page, which has its own words for those it knows. */
  fail_code: v.optional(v.string()),
  /** What was signed: the CAE, the late-payment rates and the agreement. */
  cae: v.optional(rate),
  penalty: v.optional(penalty),
  agreement: v.optional(signedAgreement),
  /** Oldest first. */
  payments: v.optional(v.array(receivedPayment)),
  /** Oldest first. */
  failed_payments: v.optional(v.array(failedPayment)),
});

/** Reply of `user/get_processing_order` and `user/get_complete_order`. */
export const orderPage = page(order);

/** Body of `app/get_pay_option`. */
export const payOptionRequest = v.object({ order_no: v.string() });

const payOption = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(['link', 'transfer']),
  fee: pesos,
  /** What is asked for now counts from now if its money arrives before this instant. */
  holds_until: v.optional(instant),
  /** What is due after that. */
  amount_after: v.optional(pesos),
});

/** Reply of `app/get_pay_option`. */
export const payOptions = v.object({
  amount_due: pesos,
  /** The least that a payment may be. */
  min_amount: v.optional(pesos),
  options: v.array(payOption),
});

/** Body of `deal/repay_request`. */
export const repayRequest = v.object({
  request_id: v.pipe(v.string(), v.minLength(1)),
  order_no: v.string(),
  option_id: v.string(),
  amount: pesos,
});

/** Reply of `deal/repay_request`: the URL of a payment page, or an account to transfer to. */
export const repayReply = v.object({
  payment_id: v.string(),
  /** When it was ordered: it counts from then if its money arrives before the option's `holds_until`. */
  ordered_at: v.optional(instant),
  pay_url: v.optional(v.string()),
  transfer: v.optional(
    v.object({
      bank: v.string(),
      account: v.string(),
      /** `vista`, `corriente`, `ahorro`, or the server's own words. */
      account_type: v.optional(v.string()),
      holder: v.optional(v.string()),
      rut: v.string(),
      email: v.optional(v.string()),
      reference: v.string(),
    }),
  ),
});

export type AccountState = v.InferOutput<typeof accountState>;
export type ReceivedPayment = v.InferOutput<typeof receivedPayment>;
export type Order = v.InferOutput<typeof order>;
export type OrderPage = v.InferOutput<typeof orderPage>;
export type PayOption = v.InferOutput<typeof payOption>;
export type PayOptions = v.InferOutput<typeof payOptions>;
export type RepayRequest = v.InferOutput<typeof repayRequest>;
export type RepayReply = v.InferOutput<typeof repayReply>;
