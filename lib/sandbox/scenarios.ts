import type { Coupon } from '@/lib/api/schemas/loan';
import { toBusinessIso } from '@/lib/chile/santiago';
import type { Account, StoredOrder } from './core/state';
import { cancelOrder } from './rules/cancel';
import { payOrder } from './rules/orders';
import {
  daysAgo,
  type Seed,
  seedApplication,
  seedApproval,
  seedForms,
  seedLoan,
  seedRepaidLoan,
} from './seed-loan';

type Scenario = { description: string; seed: (seed: Seed, size: number) => void };

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * The scenarios of `POST /__sandbox/scenario {name}`. Each one starts with an empty account. Without a
 * scenario the data decide: a user with "no income" and "overdue debt of more than 90 days" is refused, a
 * payout to an account number that ends in 0000 fails, and everything else succeeds.
 */
export const scenarios = {
  guest: {
    description: 'Logged out: the tokens of the account are invalid.',
    seed: () => undefined,
  },
  guest_asked: {
    description: 'As guest; the server asks before a phone without an account opens one, too.',
    seed: ({ state }) => {
      state.asks_phone = true;
    },
  },
  init: {
    description: 'Logged in, nothing saved yet; the next step is basic.',
    seed: () => undefined,
  },
  init_social: {
    description: 'Basic information is saved; the next step is social.',
    seed: (seed) => seedForms(seed, 'basic'),
  },
  init_withdrawal: {
    description: 'Basic and social information are saved; the next step is withdrawal.',
    seed: (seed) => seedForms(seed, 'social'),
  },
  init_id_card: {
    description: 'All forms are saved, no photos yet; the next step is id_card.',
    seed: (seed) => seedForms(seed, 'withdrawal'),
  },
  init_submit: {
    description: 'Forms and photos are saved; the next step is submit.',
    seed: (seed) => seedForms(seed, 'id_card'),
  },
  photo_rejected: {
    description: 'As init_id_card; the next photo is rejected for glare, later ones are accepted.',
    seed: withScript({ photo_fault: 'photo_glare' }, (seed) => seedForms(seed, 'withdrawal')),
  },
  photo_blurred: {
    description: 'As photo_rejected, for a blurred photo.',
    seed: withScript({ photo_fault: 'photo_blurred' }, (seed) => seedForms(seed, 'withdrawal')),
  },
  review: {
    description: 'The application has just been submitted; it is approved in two minutes.',
    seed: (seed) => seedApplication(seed, 0),
  },
  will_be_refused: {
    description: 'As init_submit; the review will refuse the application.',
    seed: withScript({ review: 'refuse' }, (seed) => seedForms(seed, 'id_card')),
  },
  will_be_not_approved: {
    description: 'As init_submit; the review will report that the selfie does not match.',
    seed: withScript({ review: 'selfie_mismatch' }, (seed) => seedForms(seed, 'id_card')),
  },
  approved: {
    description: 'Approved 18 seconds ago up to $250.000, with the welcome coupon of $3.000.',
    seed: seedApproval,
  },
  approval_expired: {
    description: 'Approved, but the 6 days 23:59:59 are over: init again, the next step is submit.',
    seed: (seed) => seedApplication(seed, 8 * dayMs),
  },
  coupons: {
    description:
      'As approved, with usable, used and expired coupons and vouchers; one voucher raises the limit.',
    seed: (seed) => {
      seedApproval(seed);
      seedBenefits(seed);
    },
  },
  no_coupons: {
    description: 'As approved, without any coupon or voucher.',
    seed: (seed) => {
      seedApproval(seed);
      seed.account.coupons = [];
    },
  },
  payment_will_fail: {
    description:
      'As approved; the payout of the next loan fails, and succeeds when it is repeated.',
    seed: withScript({ payout_fails: true }, seedApproval),
  },
  refused: {
    description: 'Refused an hour ago; the user may apply again 14 days after that.',
    seed: (seed) => seedApplication(seed, 62 * minuteMs, 'refuse'),
  },
  not_approved: {
    description:
      'Not approved because the ID photo does not match the RUN: basic and id_card need correction.',
    seed: (seed) => seedApplication(seed, 10 * minuteMs, 'id_mismatch'),
  },
  selfie_mismatch: {
    description: 'Not approved because the selfie does not match: id_card needs correction.',
    seed: (seed) => seedApplication(seed, 10 * minuteMs, 'selfie_mismatch'),
  },
  waiting: {
    description: 'Just signed; the payout follows in ten minutes instead of 8 seconds.',
    seed: (seed) => {
      seedApproval(seed);
      // A moment ago: the same loan in `arrived` was signed and sent in that minute.
      seedLoan(seed, { appliedAt: seed.now - 5000 }).payout_at = seed.now + 10 * minuteMs;
    },
  },
  update_required: {
    description: 'As init; the server gives no loan to this version of the app.',
    seed: withScript({ service: 'update' }),
  },
  paused: {
    description: 'As lending; the server gives no loans for two hours.',
    seed: withScript({ service: 'paused' }, (seed) => seedRunningLoan(seed, 36)),
  },
  cancelled: {
    description: 'As approved; a loan was signed and cancelled before its money was sent.',
    seed: (seed) => {
      seedApproval(seed);
      const order = seedLoan(seed, { appliedAt: seed.now - 5000 });
      cancelOrder(seed.account, order, seed.now);
    },
  },
  payment_failed: {
    description: 'The bank rejected the account; saving another one repeats the payout.',
    seed: (seed) => {
      seedApproval(seed);
      seed.account.script.payout_fails = true;
      seedLoan(seed, { appliedAt: seed.now - 9000 });
    },
  },
  arrived: {
    description: 'A loan of $200.000 for 90 days, paid out a moment ago.',
    seed: (seed) => {
      seedApproval(seed);
      seedLoan(seed, { appliedAt: seed.now - minuteMs });
    },
  },
  lending: {
    description: 'The same loan, paid out 36 days ago.',
    seed: (seed) => seedRunningLoan(seed, 36),
  },
  lending_coupon: {
    description: 'The same loan with a coupon that took $3.000 off its fee.',
    seed: (seed) =>
      seedRunningLoan(seed, 36, {
        earlier: 1,
        coupon: usedCoupon(seed, { id: 'welcome', kind: 'fee_reduction', value: 3000 }),
      }),
  },
  lending_free_days: {
    description:
      'The same loan with a coupon of 5 interest-free days: due 95 days after its payout.',
    seed: (seed) =>
      seedRunningLoan(seed, 36, {
        earlier: 2,
        coupon: usedCoupon(seed, { id: 'free-days', kind: 'interest_free_days', value: 5 }),
      }),
  },
  lending_earlier_text: {
    description: 'The same loan, signed on an earlier text of the agreement.',
    seed: (seed) =>
      seedRunningLoan(seed, 36, {
        earlier: 3,
        agreement: { version: '2026-03-02 es', sha256: '5e'.repeat(32) },
      }),
  },
  due_today: {
    description: 'The same loan is due today: still without any penalty.',
    seed: (seed) => seedDueLoan(seed, 0),
  },
  overdue: {
    description: 'The same loan is 3 days overdue: $249.000 are due.',
    seed: (seed) => seedDueLoan(seed, 3),
  },
  part_paid: {
    description: 'The overdue loan after yesterday’s amount, $241.000, was paid: $8.000 are left.',
    seed: (seed) => {
      const order = seedDueLoan(seed, 3);
      const payment = { payment_id: 'pay_20482001', option_id: 'transfer', fee: 0 };
      payOrder(seed.account, order, { ...payment, amount: 241_000, now: seed.now });
    },
  },
  cleared: {
    description:
      'The first loan was repaid on time; the next one can be taken at once, with auto-sign.',
    seed: (seed) => seedEarlierLoan(seed),
  },
  cleared_early: {
    description: 'The loan of 90 days was repaid after 36 of them, with $9.000 less interest.',
    seed: (seed) => {
      const order = seedRunningLoan(seed, 36);
      const payment = { payment_id: 'pay_20482002', option_id: 'yape', fee: 0 };
      payOrder(seed.account, order, { ...payment, amount: 206_000, now: seed.now });
    },
  },
  cleared_late: {
    description:
      'The overdue loan was repaid in two payments, the second by debit and $2.000 too much in all.',
    seed: (seed) => {
      const order = seedDueLoan(seed, 3);
      const book = (option_id: string, amount: number, ago: number, fee = 0) =>
        payOrder(seed.account, order, {
          payment_id: `pay_${20_482_003 + order.payments.length}`,
          ...{ option_id, amount, fee, now: seed.now - ago },
        });
      book('transfer', 41_000, dayMs);
      book('debit', 210_000, 0, 500);
    },
  },
  second_loan: {
    description: 'The first loan was repaid and a new application was approved 18 seconds ago.',
    seed: (seed) => {
      seedEarlierLoan(seed);
      seedApproval(seed);
    },
  },
  long_list: {
    description: 'A running loan, and 64 (or `size`) repaid ones before it.',
    seed: (seed, size) => {
      const { account } = seed;
      seedApplication(seed, (size + 3) * 70 * dayMs);
      for (let loan = size; loan > 0; loan -= 1) {
        const amount = 50_000 + (loan % 8) * 10_000;
        seedRepaidLoan(seed, { appliedAt: daysAgo(seed, 5 + loan * 70), amount, term_days: 65 });
      }
      seedLoan(seed, { appliedAt: daysAgo(seed, 3) });
      account.coupons = [];
    },
  },
} as const satisfies Record<string, Scenario>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** Whether `name` is the name of a scenario. */
export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name);
}

/** Seeds an account and what the sandbox will make happen to it. */
function withScript(script: Partial<Account['script']>, begin?: (seed: Seed) => unknown) {
  return (seed: Seed) => {
    begin?.(seed);
    Object.assign(seed.account.script, script);
  };
}

/** `earlier`: how many others took a loan that day before it, so that another loan has another number. */
type Taken = Omit<Parameters<typeof seedLoan>[1], 'appliedAt'> & { earlier?: number };

function seedRunningLoan(
  seed: Seed,
  days: number,
  { earlier = 0, ...taken }: Taken = {},
): StoredOrder {
  seedApplication(seed, days * dayMs + dayMs);
  seed.state.next_order += earlier;
  return seedLoan(seed, { ...taken, appliedAt: daysAgo(seed, days) });
}

/** The loan some days after its due date, which counts as a working day whatever day the sandbox has. */
function seedDueLoan(seed: Seed, daysLate: number): StoredOrder {
  const order = seedRunningLoan(seed, 90 + daysLate);
  order.pay_until = order.repay_date;
  return order;
}

function usedCoupon({ now }: Seed, coupon: Pick<Coupon, 'id' | 'kind' | 'value'>): Coupon {
  const at = toBusinessIso(now);
  return { ...coupon, expires_at: at, used_at: at, state: 'used' };
}

function seedEarlierLoan(seed: Seed): void {
  seedApplication(seed, 97 * dayMs);
  seedRepaidLoan(seed, { appliedAt: daysAgo(seed, 96) });
}

function seedBenefits({ account, now }: Seed): void {
  const at = (days: number) => toBusinessIso(now + days * dayMs);
  const coupon = (id: string, rest: Omit<Coupon, 'id'>): Coupon => ({ id, ...rest });
  account.coupons.push(
    coupon('free-days', {
      kind: 'interest_free_days',
      value: 5,
      expires_at: at(25),
      state: 'usable',
    }),
    coupon('used-fee', {
      kind: 'fee_reduction',
      value: 2000,
      expires_at: at(40),
      used_at: at(-8),
      state: 'used',
    }),
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
