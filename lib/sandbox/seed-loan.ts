import type { SignedAgreement, Step } from '@/lib/api/schemas/basics';
import type { Coupon } from '@/lib/api/schemas/loan';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf, startOfDay } from '@/lib/chile/santiago';
import type { Account, SandboxState, StoredOrder } from './core/state';
import { products } from './data/products';
import { sampleBasic, sampleExtra, sampleTransfer } from './data/sample-user';
import { addOrder, payOrder, payOutIfDue } from './rules/orders';
import { calculateQuote } from './rules/quote';
import { decideAt, decideIfDue } from './rules/review';

/** What a scenario seeds: an empty account in the sandbox's state, at the sandbox's time. */
export type Seed = { account: Account; state: SandboxState; now: number };

/** A loan to seed. */
export type LoanSeed = {
  amount?: number;
  term_days?: number;
  appliedAt: number;
  coupon?: Coupon;
  agreement?: SignedAgreement;
};

const secondMs = 1000;
const formSteps: readonly Step[] = ['basic', 'social', 'withdrawal', 'id_card'];

/** Saves the sample user's forms up to and including `last`. */
export function seedForms({ account, now }: Seed, last: Step): void {
  const done = formSteps.slice(0, formSteps.indexOf(last) + 1);
  if (done.includes('basic')) account.basic = structuredClone(sampleBasic);
  if (done.includes('social')) account.extra = structuredClone(sampleExtra);
  if (done.includes('withdrawal')) account.transfer = { ...sampleTransfer };
  if (!done.includes('id_card')) return;
  const image = { mime: 'image/jpeg', bytes: 48_000, uploaded_at: now };
  account.images = {
    id_front: { ...image, id: 'img_front' },
    id_back: { ...image, id: 'img_back' },
    selfie: { ...image, id: 'img_selfie' },
  };
}

/** Submits a complete application `ago` ms before now; it is decided if that is due. */
export function seedApplication(
  seed: Seed,
  ago: number,
  review: Account['script']['review'] = null,
): void {
  const { account, now } = seed;
  seedForms(seed, 'id_card');
  account.script.review = review;
  const number = account.applications.length + 1;
  const submitted_at = now - ago;
  account.applications.push({
    id: `app_${number}`,
    request_id: `seeded-application-${number}`,
    submitted_at,
    decide_at: decideAt(submitted_at),
    decision: null,
    fix: [],
    used: false,
  });
  decideIfDue(account, now);
}

/** An application approved 18 seconds ago, as in the designs. */
export function seedApproval(seed: Seed): void {
  seedApplication(seed, 138 * secondMs);
}

/** A loan signed at `appliedAt`; it is paid out if that is due. */
export function seedLoan(seed: Seed, loan: LoanSeed): StoredOrder {
  const { account, state, now } = seed;
  const { appliedAt, amount = 200_000, term_days = 90, coupon, agreement } = loan;
  const { quote, dueDays } = calculateQuote({
    now: appliedAt,
    product: products[0] ?? { fee_rate: 0 },
    request: { amount, term_days },
    coupon,
  });
  for (const application of account.applications) application.used = true;
  const order = addOrder(state, account, {
    quote,
    due_days: dueDays,
    request_id: `seeded-loan-${state.next_order}`,
    applied_at: appliedAt,
    transfer: sampleTransfer,
    agreement,
  });
  payOutIfDue(account, order, now);
  return order;
}

/** A loan that was repaid on its due date. */
export function seedRepaidLoan(seed: Seed, loan: LoanSeed): void {
  const order = seedLoan(seed, loan);
  const noon = startOfDay(order.repay_date).getTime() + 12 * 3600 * secondMs;
  const payment_id = `pay_${order.order_no}`;
  const payment = { payment_id, option_id: 'yape', amount: order.repayment, fee: 0 };
  payOrder(seed.account, order, { ...payment, now: noon });
}

/** 10:42 in Santiago, `days` calendar days before now, also across clock changes. */
export function daysAgo({ now }: Seed, days: number): number {
  const day = addDays(calendarDateOf(now), -days);
  return startOfDay(day).getTime() + (10 * 60 + 42) * 60 * secondMs;
}
