import * as v from 'valibot';
import { basicInfo, extraInfo, transferInfo } from '@/lib/api/schemas/application';
import { calendarDate, count, pesos, step } from '@/lib/api/schemas/basics';
import { coupon, voucher } from '@/lib/api/schemas/loan';
import { reasonKeys } from '../texts/reason-keys';

/** Milliseconds since 1970 by the sandbox's clock. */
const time = v.number();
const reason = v.picklist(reasonKeys);

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
  /** What a not-approved applicant still has to correct; shrinks as it is saved again. */
  fix: v.array(step),
  /** True once a loan was taken on this approval. */
  used: v.boolean(),
});

const storedOrder = v.object({
  order_no: v.string(),
  request_id: v.string(),
  stage: v.picklist(['waiting', 'payment_failed', 'lending', 'cleared']),
  amount: pesos,
  term_days: count,
  /** Days between paying out and the due date: the term and what a coupon adds. */
  due_days: count,
  service_fee: pesos,
  interest: pesos,
  arrival: pesos,
  repayment: pesos,
  repay_date: calendarDate,
  applied_at: time,
  /** When the institution pays out, or fails to. */
  payout_at: time,
  disbursed_at: v.nullable(time),
  cleared_at: v.nullable(time),
  paid: pesos,
  account: transferInfo,
  fail_reason: v.nullable(reason),
});

/** What a scenario has in mind for an account; `null` leaves it to the data (scenarios.ts). */
export const plan = v.object({
  review: v.nullable(v.picklist(['approve', 'refuse', 'selfie_mismatch', 'id_mismatch'])),
  payout_fails: v.boolean(),
  photo_fault: v.nullable(reason),
});

/** One person's data on the sandbox server. */
export const account = v.object({
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
  /** The limit in pesos before vouchers; 0 until the first approval. */
  limit: pesos,
  coupons: v.array(coupon),
  vouchers: v.array(voucher),
  plan,
});

/** What a scenario has in mind for an account. */
export type Plan = v.InferOutput<typeof plan>;
/** One person's data; changed in place by the calls. */
export type Account = v.InferOutput<typeof account>;
/** An application; the last one of an account is the current one. */
export type StoredApplication = v.InferOutput<typeof storedApplication>;
/** A loan; what it costs by day is computed, not kept (`rules/orders.ts`). */
export type StoredOrder = v.InferOutput<typeof storedOrder>;
