import * as v from 'valibot';
import { basicInfo, extraInfo, transferInfo } from '@/lib/api/schemas/application';
import {
  calendarDate,
  count,
  penalty,
  pesos,
  rate,
  signedAgreement,
  step,
} from '@/lib/api/schemas/basics';
import { coupon, quote, voucher } from '@/lib/api/schemas/loan';

/** Milliseconds since 1970 by the sandbox's clock. */
const time = v.number();

/** Why a photo, an application or a payout was refused: stored and sent as a code, with a text in the caller's language. @internal */
export const reason = v.picklist([
  'photo_blurred',
  'photo_glare',
  'photo_cut',
  'selfie_mismatch',
  'id_mismatch',
  'refused_by_policy',
  'payout_account_rejected',
  'other_account',
]);

const storedImage = v.object({ id: v.string(), mime: v.string(), bytes: count, uploaded_at: time });

const storedApplication = v.object({
  id: v.string(),
  request_id: v.string(),
  submitted_at: time,
  decide_at: time,
  decision: v.nullable(
    v.object({
      kind: v.picklist(['approved', 'refused', 'not_approved']),
      at: time,
      reason: v.nullable(reason),
    }),
  ),
  /** The steps to correct when not approved; a step is removed when it is saved again. */
  fix: v.array(step),
  /** True after a loan was taken on this approval. */
  used: v.boolean(),
});

const storedOrder = v.object({
  order_no: v.string(),
  request_id: v.string(),
  status: v.picklist(['waiting', 'payment_failed', 'lending', 'cleared']),
  amount: pesos,
  term_days: count,
  /** Days from the payout to the due date: the term and the free days of a coupon. */
  due_days: count,
  service_fee: pesos,
  discount: pesos,
  interest: pesos,
  arrival: pesos,
  repayment: pesos,
  repay_date: calendarDate,
  /** The last day to pay without late charges: `repay_date`, or the next working day. */
  pay_until: calendarDate,
  /** CAE, rates and agreement as they were signed. */
  cae: rate,
  penalty,
  agreement: v.nullable(signedAgreement),
  coupon_id: v.nullable(v.string()),
  applied_at: time,
  /** When the payout succeeds or fails. */
  payout_at: time,
  disbursed_at: v.nullable(time),
  cleared_at: v.nullable(time),
  /** The payments that were received, oldest first; without the fees of the ways to pay. */
  payments: v.array(
    v.object({
      payment_id: v.string(),
      option_id: v.string(),
      amount: pesos,
      fee: pesos,
      /** Of a transfer. */
      reference: v.optional(v.string()),
      paid_at: time,
      /** From when it counts: when it was ordered, or `paid_at` if it came too late for that. */
      counts_from: time,
      /** What was due right after it. */
      balance_after: pesos,
      overpaid: pesos,
    }),
  ),
  /** The payments that ended without money, oldest first. */
  failed_payments: v.array(
    v.object({
      payment_id: v.string(),
      result: v.picklist(['failure', 'cancel']),
      at: time,
    }),
  ),
  account: transferInfo,
  fail_reason: v.nullable(reason),
});

const cancelledLoan = v.object({
  order_no: v.string(),
  /** Of the signature: a repetition of it lends nothing again. */
  request_id: v.string(),
  amount: pesos,
  cancelled_at: time,
});

const account = v.object({
  id: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  basic: v.nullable(basicInfo),
  extra: v.nullable(extraInfo),
  transfer: v.nullable(transferInfo),
  images: v.object({
    id_front: v.nullable(storedImage),
    id_back: v.nullable(storedImage),
    selfie: v.nullable(storedImage),
  }),
  applications: v.array(storedApplication),
  orders: v.array(storedOrder),
  /** The loans that were cancelled before their payout, oldest first: they are no orders any more. */
  cancelled: v.array(cancelledLoan),
  /** The limit in pesos without vouchers; 0 before the first approval. */
  limit: pesos,
  coupons: v.array(coupon),
  vouchers: v.array(voucher),
  /** Outcomes that a scenario has scripted; `null` and `false` leave them to the data (scenarios.ts). */
  script: v.object({
    review: v.nullable(v.picklist(['approve', 'refuse', 'selfie_mismatch', 'id_mismatch'])),
    payout_fails: v.boolean(),
    photo_fault: v.nullable(reason),
    service: v.optional(v.picklist(['update', 'paused'])),
  }),
});

const sentMessage = v.object({
  channel: v.picklist(['phone', 'email']),
  to: v.string(),
  /** Empty for a message without a code. */
  code: v.string(),
  text: v.string(),
  sent_at: time,
  expires_at: time,
});

const storedCode = v.object({
  to: v.string(),
  code: v.string(),
  sent_at: time,
  expires_at: time,
  tries: count,
});

const storedQuote = v.object({
  account_id: v.string(),
  quote,
  due_days: count,
  expires_at: time,
});

const payment = v.object({
  payment_id: v.string(),
  request_id: v.string(),
  account_id: v.string(),
  order_no: v.string(),
  option_id: v.string(),
  amount: pesos,
  fee: pesos,
  reference: v.string(),
  ordered_at: time,
  state: v.picklist(['pending', 'success', 'failure', 'cancel']),
});

const upload = v.object({
  path: v.string(),
  account_id: v.string(),
  received_at: time,
  body: v.unknown(),
});

/** The kinds of faults; `control/faults.ts` says what each does. */
export const faultKinds = [
  'timeout',
  'drop',
  'drop_after',
  '500',
  'html',
  'truncated',
  'shape',
  'slow',
  'code',
] as const;

const fault = v.object({
  /** A path of the contract, or `*` for any call. */
  path: v.string(),
  kind: v.picklist(faultKinds),
  /** Number of calls that it still applies to. */
  times: count,
  code: v.optional(v.number()),
  msg: v.optional(v.string()),
  /** Delay of `slow`, in ms. */
  ms: v.optional(count),
});

/**
 * A pay page on another origin than the app's: `at` is the origin of the payment provider, `back` the
 * app's, to which the pay page returns.
 */
export const paySite = v.object({
  at: v.pipe(v.string(), v.url()),
  back: v.pipe(v.string(), v.url()),
});

/**
 * The whole state: plain JSON, so that it can be stored and read by another process.
 *
 * @internal
 */
export const sandboxState = v.object({
  version: v.literal(7),
  random: v.number(),
  clock_offset: v.number(),
  next_order: count,
  accounts: v.array(account),
  /** Account ids by token. */
  sessions: v.record(v.string(), v.string()),
  /** When the code of each session was entered, by token. */
  logged_in_at: v.optional(v.record(v.string(), time), {}),
  /** The account that the next login gets, set by a scenario without a token. */
  waiting_account: v.nullable(v.string()),
  codes: v.array(storedCode),
  outbox: v.array(sentMessage),
  quotes: v.array(storedQuote),
  payments: v.array(payment),
  uploads: v.array(upload),
  faults: v.array(fault),
  pay_site: v.optional(paySite),
  /** A phone without an account is asked about before it opens one, as an e-mail address is. */
  asks_phone: v.optional(v.boolean()),
});

/** A user's data; the calls change it in place. */
export type Account = v.InferOutput<typeof account>;
/** An application; the last one of an account is the current one. */
export type StoredApplication = v.InferOutput<typeof storedApplication>;
/** A loan; its penalty is calculated for each day and not stored (`rules/orders.ts`). */
export type StoredOrder = v.InferOutput<typeof storedOrder>;
/** A fault that is waiting for a call. */
export type Fault = v.InferOutput<typeof fault>;
/** A verification code in the outbox; nothing is sent to a phone or mailbox. */
export type SentMessage = v.InferOutput<typeof sentMessage>;
/** A quote and the account it was made for. */
export type StoredQuote = v.InferOutput<typeof storedQuote>;
/** A repayment; `amount` is in pesos and excludes the option's `fee`. */
export type Payment = v.InferOutput<typeof payment>;
/** The data of an upload call. */
export type Upload = v.InferOutput<typeof upload>;
/** See `paySite`. */
export type PaySite = v.InferOutput<typeof paySite>;
/** See `sandboxState`. */
export type SandboxState = v.InferOutput<typeof sandboxState>;

/** The initial state; `seed` determines tokens, codes and numbers. */
export function initialState(seed: number): SandboxState {
  return {
    version: 7,
    random: seed >>> 0,
    clock_offset: 0,
    next_order: 482,
    accounts: [],
    sessions: {},
    logged_in_at: {},
    waiting_account: null,
    codes: [],
    outbox: [],
    quotes: [],
    payments: [],
    uploads: [],
    faults: [],
  };
}

/** Parses an exported state; `null` for other text or another version. */
export function parseState(text: string): SandboxState | null {
  try {
    const parsed = v.safeParse(sandboxState, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
