import type { Coupon } from '@/lib/api/schemas/loan';
import { toBusinessIso } from '@/lib/chile/santiago';
import {
  approve,
  daysAgo,
  fillForms,
  handIn,
  type Stage,
  takeAndRepay,
  takeLoan,
} from './control/staging';

type Scenario = { does: string; set: (stage: Stage, size: number) => void };

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Every scenario of `POST /__sandbox/scenario {name}`: what it does, and how. Each begins with an account
 * without data. Without a scenario the data decide: who says "no income" and "overdue debt of more than
 * 90 days" is refused, an account number that ends in 0000 cannot be paid out to, and all else goes well.
 */
export const scenarios = {
  guest: {
    does: 'Nobody is logged in: the sessions of the account are over.',
    set: () => undefined,
  },
  init: { does: 'Logged in, nothing saved yet; goes on with basic.', set: () => undefined },
  init_social: {
    does: 'Basic information is saved; goes on with social.',
    set: (stage) => fillForms(stage, 'basic'),
  },
  init_withdrawal: {
    does: 'Basic and social information are saved; goes on with withdrawal.',
    set: (stage) => fillForms(stage, 'social'),
  },
  init_id_card: {
    does: 'All forms are saved, no photo yet; goes on with id_card.',
    set: (stage) => fillForms(stage, 'withdrawal'),
  },
  init_submit: {
    does: 'Forms and photos are there; only the application is to be handed in.',
    set: (stage) => fillForms(stage, 'id_card'),
  },
  photo_rejected: {
    does: 'As init_id_card; the next photo is turned down for glare, the ones after it are taken.',
    set: (stage) => {
      fillForms(stage, 'withdrawal');
      stage.account.plan.photo_fault = 'photo_glare';
    },
  },
  photo_blurred: {
    does: 'As photo_rejected, for a blurred photo.',
    set: (stage) => {
      fillForms(stage, 'withdrawal');
      stage.account.plan.photo_fault = 'photo_blurred';
    },
  },
  review: {
    does: 'The application was handed in this moment; it is approved in two minutes.',
    set: (stage) => handIn(stage, 0),
  },
  will_be_refused: {
    does: 'As init_submit; the review will refuse.',
    set: (stage) => {
      fillForms(stage, 'id_card');
      stage.account.plan.review = 'refuse';
    },
  },
  will_be_not_approved: {
    does: 'As init_submit; the review will find that the selfie does not match.',
    set: (stage) => {
      fillForms(stage, 'id_card');
      stage.account.plan.review = 'selfie_mismatch';
    },
  },
  approved: {
    does: 'Approved 18 seconds ago up to $250.000, with the welcome coupon of $3.000.',
    set: approve,
  },
  approval_expired: {
    does: 'Approved, but the 6 days 23:59:59 are over: init again, goes on with submit.',
    set: (stage) => handIn(stage, 8 * dayMs),
  },
  coupons: {
    does: 'As approved, with usable, used and expired coupons and vouchers; one voucher raises the limit.',
    set: (stage) => {
      approve(stage);
      addBenefits(stage);
    },
  },
  no_coupons: {
    does: 'As approved, without any coupon or voucher.',
    set: (stage) => {
      approve(stage);
      stage.account.coupons = [];
    },
  },
  payment_will_fail: {
    does: 'As approved; the next loan cannot be paid out, the try after that can.',
    set: (stage) => {
      approve(stage);
      stage.account.plan.payout_fails = true;
    },
  },
  refused: {
    does: 'Refused an hour ago; the person may apply again 14 days after that.',
    set: (stage) => handIn(stage, 62 * minuteMs, 'refuse'),
  },
  not_approved: {
    does: 'The photo of the ID card does not match the RUN: basic and id_card are to be corrected.',
    set: (stage) => handIn(stage, 10 * minuteMs, 'id_mismatch'),
  },
  selfie_mismatch: {
    does: 'Not approved because the selfie does not match: id_card is to be corrected.',
    set: (stage) => handIn(stage, 10 * minuteMs, 'selfie_mismatch'),
  },
  waiting: {
    does: 'Signed this moment; the institution pays out in ten minutes, not in the usual 8 seconds.',
    set: (stage) => {
      approve(stage);
      takeLoan(stage, { appliedAt: stage.now }).payout_at = stage.now + 10 * minuteMs;
    },
  },
  payment_failed: {
    does: 'The bank rejected the account; saving another sends the money again.',
    set: (stage) => {
      approve(stage);
      stage.account.plan.payout_fails = true;
      takeLoan(stage, { appliedAt: stage.now - 9000 });
    },
  },
  lending: {
    does: 'A loan of $200.000 for 30 days runs since 12 days.',
    set: (stage) => runningLoan(stage, 12),
  },
  due_today: {
    does: 'The same loan is due today: still without any penalty.',
    set: (stage) => runningLoan(stage, 30),
  },
  overdue: {
    does: 'The same loan is 3 days overdue: $238.000 are due.',
    set: (stage) => runningLoan(stage, 33),
  },
  cleared: {
    does: 'The first loan was paid back on time; the next one can be taken at once, with auto-sign.',
    set: (stage) => oneLoanBefore(stage),
  },
  second_loan: {
    does: 'The first loan was paid back and a new application was approved 18 seconds ago.',
    set: (stage) => {
      oneLoanBefore(stage);
      approve(stage);
    },
  },
  long_list: {
    does: 'A loan runs, and 64 (or `count`) were paid back before it.',
    set: (stage, size) => {
      const { account } = stage;
      handIn(stage, (size + 3) * 20 * dayMs);
      for (let loan = size; loan > 0; loan -= 1) {
        const amount = 50_000 + (loan % 8) * 10_000;
        takeAndRepay(stage, { appliedAt: daysAgo(stage, 5 + loan * 20), amount, term_days: 15 });
      }
      takeLoan(stage, { appliedAt: daysAgo(stage, 3) });
      account.coupons = [];
    },
  },
} as const satisfies Record<string, Scenario>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** True for the name of a scenario. */
export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name);
}

function runningLoan(stage: Stage, days: number): void {
  handIn(stage, days * dayMs + dayMs);
  takeLoan(stage, { appliedAt: daysAgo(stage, days) });
}

function oneLoanBefore(stage: Stage): void {
  handIn(stage, 37 * dayMs);
  takeAndRepay(stage, { appliedAt: daysAgo(stage, 36) });
}

function addBenefits({ account, now }: Stage): void {
  const at = (days: number) => toBusinessIso(now + days * dayMs);
  const coupon = (id: string, rest: Omit<Coupon, 'id'>): Coupon => ({ id, ...rest });
  account.coupons.push(
    coupon('free-days', {
      kind: 'interest_free_days',
      value: 5,
      expires_at: at(25),
      state: 'usable',
    }),
    coupon('used-fee', { kind: 'fee_reduction', value: 2000, expires_at: at(40), state: 'used' }),
    coupon('old-fee', {
      kind: 'fee_reduction',
      value: 5000,
      min_amount: 200_000,
      expires_at: at(-3),
      state: 'usable',
    }),
  );
  account.vouchers.push(
    { id: 'raise', raise: 50_000, valid_days: 30, expires_at: at(30), state: 'usable' },
    { id: 'old-raise', raise: 30_000, valid_days: 30, expires_at: at(-10), state: 'usable' },
  );
}
