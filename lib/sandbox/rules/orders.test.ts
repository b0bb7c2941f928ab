import { applied, dayMs, type SampleLoan, sampleLoan } from '@/lib/testing/sample-loan';
import { sampleBasic } from '../data/sample-user';
import {
  addOrder,
  dueOf,
  isOverdue,
  payOrder,
  payOutIfDue,
  retryPayout,
  viewOrder,
} from './orders';

const paidOutAt = applied + 8000;

/** A day of the loan at 10:42, 0 the first. */
const day = (number: number) => applied + number * dayMs;

let loan: SampleLoan;

beforeEach(() => {
  loan = sampleLoan();
});

function payOut(): SampleLoan {
  payOutIfDue(loan.account, loan.order, paidOutAt);
  return loan;
}

function pay(amount: number, now: number, option_id = 'yape') {
  const payment = { payment_id: `pay-${loan.order.payments.length}`, option_id, amount, fee: 0 };
  payOrder(loan.account, loan.order, { ...payment, now });
}

const view = (now = paidOutAt) => viewOrder(loan.order, now, 'en');

describe('a new order', () => {
  test('waits for its payout, with the figures of its quote', () => {
    expect(loan.order).toEqual({
      order_no: '26110482',
      request_id: 'r',
      status: 'waiting',
      amount: 200_000,
      term_days: 90,
      due_days: 90,
      service_fee: 12_000,
      discount: 0,
      interest: 15_000,
      arrival: 188_000,
      repayment: 215_000,
      repay_date: '2027-02-18',
      pay_until: '2027-02-18',
      cae: ((215 / 188 - 1) * 365) / 90,
      penalty: { once_rate: 0.05, daily_rate: 0.04, max_rate: 0.5 },
      agreement: null,
      coupon_id: null,
      applied_at: applied,
      payout_at: paidOutAt,
      disbursed_at: null,
      cleared_at: null,
      payments: [],
      failed_payments: [],
      account: loan.account.transfer,
      fail_reason: null,
    });
    expect(loan.account.orders).toEqual([loan.order]);
  });

  test('has a number of its own, with the month in Santiago', () => {
    const { state, account, order } = loan;
    const quote = { ...order, expires_at: '', order: undefined };
    const request = { quote, due_days: 90, request_id: 's', transfer: order.account };
    const newYear = Date.parse('2027-01-01T02:59:59Z');
    expect(addOrder(state, account, { ...request, applied_at: newYear }).order_no).toBe('26120483');
    state.next_order = 7;
    expect(addOrder(state, account, { ...request, applied_at: newYear + 1000 }).order_no).toBe(
      '27010007',
    );
  });

  test('keeps the agreement that was signed', () => {
    const { state, account, order } = loan;
    const agreement = { version: '1', text_hash: 'x', signed_at: '', signature: '' } as never;
    const added = addOrder(state, account, {
      quote: { ...order, expires_at: '' },
      due_days: 90,
      request_id: 's',
      applied_at: applied,
      transfer: order.account,
      agreement,
    });
    expect(added.agreement).toBe(agreement);
    expect(viewOrder(added, applied, 'en').agreement).toEqual(agreement);
  });
});

describe('the payout', () => {
  test('comes 8 seconds after the application, not before', () => {
    payOutIfDue(loan.account, loan.order, paidOutAt - 1);
    expect(loan.order.status).toBe('waiting');
    payOut();
    expect(loan.order).toMatchObject({ status: 'lending', disbursed_at: paidOutAt });
  });

  test('starts the term on its own day, at the time that it was due', () => {
    loan.order.payout_at = day(2);
    payOutIfDue(loan.account, loan.order, day(3));
    expect(loan.order).toMatchObject({ disbursed_at: day(2), repay_date: '2027-02-20' });
  });

  test('comes once', () => {
    payOut();
    loan.order.account.account_number = '0000';
    payOutIfDue(loan.account, loan.order, day(1));
    expect(loan.order).toMatchObject({ status: 'lending', disbursed_at: paidOutAt });
  });

  test('fails once where it is scripted', () => {
    loan.account.script.payout_fails = true;
    payOut();
    const failed = {
      status: 'payment_failed',
      fail_reason: 'payout_account_rejected',
      disbursed_at: null,
    };
    expect(loan.order).toMatchObject(failed);
    expect(loan.account.script.payout_fails).toBe(false);
    expect(view()).toMatchObject({
      state: 'payment_failed',
      fail_code: 'payout_account_rejected',
      fail_reason: expect.stringMatching(/\w+ \w+/),
    });
  });

  test.each(['12340000', '0000'])('fails to the account number %s', (account_number) => {
    loan.order.account = { ...loan.order.account, account_number };
    payOut();
    expect(loan.order.status).toBe('payment_failed');
  });

  test.each([
    ['another name', { full_name: 'Pedro Soto' }],
    [
      'another CuentaRUT',
      { account_type: 'bank' as const, bank_code: '012', account_number: '11111111' },
    ],
    [
      'a RUN with its check digit',
      { account_type: 'bank' as const, bank_code: '012', account_number: '123456785' },
    ],
  ])('fails to an account of %s, whatever the user has confirmed', (_, part) => {
    loan.account.basic = structuredClone(sampleBasic);
    loan.order.account = { ...loan.order.account, ...part };
    payOut();
    expect(loan.order.status).toBe('payment_failed');
  });

  test('succeeds to a number with 0000 elsewhere', () => {
    loan.order.account = { ...loan.order.account, account_number: '00001' };
    expect(payOut().order.status).toBe('lending');
  });

  test('is repeated to the account that is saved now, 8 seconds later', () => {
    loan.account.script.payout_fails = true;
    payOut();
    const transfer = {
      account_type: 'yape' as const,
      account_number: '+56911111111',
      full_name: 'B',
    };
    loan.account.transfer = transfer;
    retryPayout(loan.account, loan.order, day(1));
    expect(loan.order).toMatchObject({
      status: 'waiting',
      account: transfer,
      payout_at: day(1) + 8000,
      fail_reason: null,
    });
    expect(loan.order.account).not.toBe(transfer);
  });

  test('is not repeated without an account', () => {
    loan.order.status = 'payment_failed';
    loan.account.transfer = null;
    retryPayout(loan.account, loan.order, day(1));
    expect(loan.order.status).toBe('payment_failed');
  });
});

describe('what is due', () => {
  test.each(['waiting', 'payment_failed'] as const)('is nothing while it is %s', (status) => {
    loan.order.status = status;
    expect(dueOf(loan.order, day(200))).toEqual({ daysOverdue: 0, penalty: 0, amount: 0 });
    expect(isOverdue(loan.order, day(200))).toBe(false);
  });

  test.each([
    [0, 0, 0, 200_000],
    [36, 0, 0, 206_000],
    [90, 0, 0, 215_000],
    [91, 1, 18_000, 233_000],
    [93, 3, 34_000, 249_000],
  ])(
    'on day %i, %i days overdue, is a penalty of %i and %i in all',
    (number, daysOverdue, penalty, amount) => {
      payOut();
      expect(dueOf(loan.order, day(number))).toEqual({ daysOverdue, penalty, amount });
      expect(isOverdue(loan.order, day(number))).toBe(daysOverdue > 0);
      expect(view(day(number))).toMatchObject({
        state: daysOverdue > 0 ? 'overdue' : 'lending',
        days_overdue: daysOverdue,
        penalty_due: penalty,
        amount_due: amount,
      });
    },
  );

  test('is less by what was paid', () => {
    payOut();
    pay(100_000, day(90));
    expect(dueOf(loan.order, day(90)).amount).toBe(115_000);
    pay(15_000, day(90));
    expect(dueOf(loan.order, day(90)).amount).toBe(100_000);
  });

  test('starts with the application where the payout’s time is not known', () => {
    payOut();
    loan.order.disbursed_at = null;
    expect(dueOf(loan.order, day(36)).amount).toBe(206_000);
    loan.order.applied_at = day(6);
    expect(dueOf(loan.order, day(36)).amount).toBeLessThan(206_000);
  });

  test('of a cleared loan is nothing, with the days overdue of the day it was cleared', () => {
    payOut();
    pay(249_000, day(93));
    expect(loan.order).toMatchObject({ status: 'cleared', cleared_at: day(93) });
    expect(dueOf(loan.order, day(200))).toEqual({ daysOverdue: 3, penalty: 0, amount: 0 });
    expect(isOverdue(loan.order, day(200))).toBe(false);
  });
});

describe('a payment', () => {
  test('of a part leaves the rest due', () => {
    payOut();
    pay(115_000, day(90));
    expect(loan.order.status).toBe('lending');
    expect(loan.order.cleared_at).toBeNull();
    expect(loan.order.payments).toEqual([
      {
        payment_id: 'pay-0',
        option_id: 'yape',
        amount: 115_000,
        fee: 0,
        paid_at: day(90),
        counts_from: day(90),
        balance_after: 100_000,
        overpaid: 0,
      },
    ]);
    expect(loan.account.limit).toBe(250_000);
  });

  test('of all clears the loan and raises the limit', () => {
    payOut();
    pay(215_000, day(90));
    expect(loan.order).toMatchObject({ status: 'cleared', cleared_at: day(90) });
    expect(loan.order.payments[0]).toMatchObject({ balance_after: 0, overpaid: 0 });
    expect(loan.account.limit).toBe(300_000);
  });

  test('of more says how much more', () => {
    payOut();
    pay(220_000, day(90));
    expect(loan.order.payments[0]).toMatchObject({ balance_after: 0, overpaid: 5000 });
  });

  test('that comes late does not raise the limit', () => {
    payOut();
    pay(249_000, day(93));
    expect(loan.account.limit).toBe(250_000);
  });

  test('raises the limit to that of the largest product at most', () => {
    payOut();
    loan.account.limit = 340_000;
    pay(215_000, day(90));
    expect(loan.account.limit).toBe(350_000);
  });

  test('for a cleared loan is listed, and raises nothing', () => {
    payOut();
    pay(215_000, day(90));
    pay(5000, day(91));
    expect(loan.order.cleared_at).toBe(day(90));
    expect(loan.order.payments[1]).toMatchObject({ balance_after: 0, overpaid: 5000 });
    expect(loan.account.limit).toBe(300_000);
  });
});

describe('the order of the contract', () => {
  test('has what the borrower is told, and nothing that has not happened', () => {
    expect(view(applied)).toEqual({
      order_no: '26110482',
      state: 'waiting',
      amount: 200_000,
      term_days: 90,
      service_fee: 12_000,
      interest: 15_000,
      arrival: 188_000,
      repayment: 215_000,
      repay_date: '2027-02-18',
      pay_until: '2027-02-18',
      applied_at: '2026-11-20T10:42:00-03:00',
      cancel_until: '2026-11-20T10:42:08-03:00',
      days_overdue: 0,
      penalty_due: 0,
      amount_due: 0,
      account: { account_type: 'yape', tail: '4567' },
      cae: loan.order.cae,
      penalty: { once_rate: 0.05, daily_rate: 0.04, max_rate: 0.5 },
    });
  });

  test('has the bank of a bank account, and the discount of a coupon', () => {
    loan.order.account = {
      account_type: 'bank',
      bank_code: '012',
      account_number: '123456',
      full_name: 'C',
    };
    loan.order.discount = 3000;
    expect(view()).toMatchObject({
      account: { account_type: 'bank', tail: '3456', bank_code: '012' },
      discount: 3000,
    });
  });

  test('has when it was paid out and cleared, and its payments by name', () => {
    payOut();
    pay(100_000, day(90), 'transfer');
    pay(120_000, day(90), 'gone');
    expect(view(day(91))).toMatchObject({
      state: 'cleared',
      disbursed_at: '2026-11-20T10:42:08-03:00',
      cleared_at: '2027-02-18T10:42:00-03:00',
    });
    expect(view(day(91)).payments).toEqual([
      {
        payment_id: 'pay-0',
        option_id: 'transfer',
        amount: 100_000,
        fee: 0,
        balance_after: 115_000,
        ordered_at: '2027-02-18T10:42:00-03:00',
        paid_at: '2027-02-18T10:42:00-03:00',
        way: 'Bank transfer',
      },
      {
        payment_id: 'pay-1',
        option_id: 'gone',
        amount: 120_000,
        fee: 0,
        balance_after: 0,
        overpaid: 5000,
        ordered_at: '2027-02-18T10:42:00-03:00',
        paid_at: '2027-02-18T10:42:00-03:00',
        way: undefined,
      },
    ]);
  });

  test('has the payments that ended without money', () => {
    payOut();
    loan.order.failed_payments.push(
      { payment_id: 'p', result: 'failure', at: day(1) },
      { payment_id: 'q', result: 'cancel', at: day(2) },
    );
    expect(view(day(3)).failed_payments).toEqual([
      { payment_id: 'p', state: 'rejected', at: '2026-11-21T10:42:00-03:00' },
      { payment_id: 'q', state: 'cancelled', at: '2026-11-22T10:42:00-03:00' },
    ]);
  });
});

test.each(['waiting', 'payment_failed'] as const)(
  'the due date is counted from the current day while a loan is %s',
  (status) => {
    loan.order.status = status;
    loan.order.payout_at = day(200);
    expect(viewOrder(loan.order, day(100), 'es')).toMatchObject({ repay_date: '2027-05-29' });
  },
);
