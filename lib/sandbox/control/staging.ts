import type { Step } from '@/lib/api/schemas/basics';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf, startOfDay } from '@/lib/chile/santiago';
import type { Account, Plan, StoredOrder } from '../core/account-state';
import type { SandboxState } from '../core/sandbox-state';
import { products } from '../data/products';
import { sampleBasic, sampleExtra, sampleTransfer } from '../data/sample-person';
import { payOrder, payoutMs, settlePayout } from '../rules/orders';
import { decideAt, settleReview } from '../rules/review';
import { priceOf } from '../rules/terms';

/** What a scenario works on: one account without any data, in the whole state, at the sandbox's time. */
export type Stage = { account: Account; state: SandboxState; now: number };

/** A loan to put on the stage. */
export type StagedLoan = { amount?: number; term_days?: number; appliedAt: number };

const secondMs = 1000;
const formSteps: readonly Step[] = ['basic', 'social', 'withdrawal', 'id_card'];

/** Saves the sample person's forms up to and including `last`. */
export function fillForms({ account, now }: Stage, last: Step): void {
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

/** A whole application, handed in `ago` milliseconds before now and decided if its time has come. */
export function handIn(stage: Stage, ago: number, review: Plan['review'] = null): void {
  const { account, now } = stage;
  fillForms(stage, 'id_card');
  account.plan.review = review;
  const submitted_at = now - ago;
  account.applications.push({
    id: `app_${account.applications.length + 1}`,
    request_id: `staged-application-${account.applications.length + 1}`,
    submitted_at,
    decide_at: decideAt(submitted_at),
    decision: null,
    fix: [],
    used: false,
  });
  settleReview(account, now);
}

/** An application approved 18 seconds ago, as in the designs. */
export function approve(stage: Stage): void {
  handIn(stage, 138 * secondMs);
}

/** A loan signed at `appliedAt`; it is paid out if eight seconds have passed since. */
export function takeLoan(stage: Stage, loan: StagedLoan): StoredOrder {
  const { account, state, now } = stage;
  const { appliedAt, amount = 200_000, term_days = 30 } = loan;
  const [product] = products;
  const { preview, dueDays } = priceOf({
    now: appliedAt,
    product: product ?? { fee_rate: 0 },
    request: { amount, term_days },
  });
  for (const application of account.applications) application.used = true;
  const order: StoredOrder = {
    order_no: `${calendarDateOf(appliedAt).slice(2, 7).replace('-', '')}${String(state.next_order).padStart(4, '0')}`,
    request_id: `staged-loan-${state.next_order}`,
    stage: 'waiting',
    amount,
    term_days,
    due_days: dueDays,
    service_fee: preview.service_fee,
    interest: preview.interest,
    arrival: preview.arrival,
    repayment: preview.repayment,
    repay_date: preview.repay_date,
    applied_at: appliedAt,
    payout_at: appliedAt + payoutMs,
    disbursed_at: null,
    cleared_at: null,
    paid: 0,
    account: { ...sampleTransfer },
    fail_reason: null,
  };
  state.next_order += 1;
  account.orders.push(order);
  settlePayout(account, order, now);
  return order;
}

/** A loan that was paid back in full on the day it was due. */
export function takeAndRepay(stage: Stage, loan: StagedLoan): void {
  const order = takeLoan(stage, loan);
  const now = startOfDay(order.repay_date).getTime() + 12 * 3600 * secondMs;
  payOrder(stage.account, order, { amount: order.repayment, now });
}

/** A quarter to eleven in Santiago, `days` days before now: whole days, however the clocks changed. */
export function daysAgo({ now }: Stage, days: number): number {
  const day = addDays(calendarDateOf(now), -days);
  return startOfDay(day).getTime() + (10 * 60 + 42) * 60 * secondMs;
}
