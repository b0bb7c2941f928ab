import type { Order, PayOptions } from '@/lib/api/schemas/order';
import { sampleOrder } from '@/lib/testing/api-samples';
import { orderLedger } from '../order-ledger';
import { amountOf } from './amount-choice';
import { afterPart, holdsOf, leastAmount, restAfter } from './pay-amount';
import type { PendingPayment } from './stored-payment';
import { isOutdated } from './stored-payment';

const rates = { once_rate: 0.05, daily_rate: 0.04, max_rate: 0.5 };
const today = '2026-12-26';
const loan = {
  ...{ term_days: 90, interest: 15_000, repayment: 215_000, amount_due: 206_000 },
  ...{ applied_at: '2026-11-20T12:00:00-03:00', repay_date: '2027-02-18' },
};
const order = (changes: Partial<Order> = {}) => sampleOrder({ ...loan, ...changes });
const options = (changes: Partial<PayOptions> = {}): PayOptions => ({
  amount_due: 206_000,
  options: [],
  ...changes,
});

test.each([
  [{}, 42_000, 'a fifth, up to the next thousand, for a server that names none'],
  [{ min_amount: 41_200 }, 41_200, 'the server’s own'],
  [{ min_amount: 0 }, 1, 'never nothing'],
  [{ min_amount: 300_000 }, 206_000, 'never more than what is due'],
  [{ amount_due: 167 }, 167, 'all of a rest of a few hundred pesos'],
])('the least that can be paid: %j is %i, %s', (changes, least, _) => {
  expect(leastAmount(options(changes))).toBe(least);
});

test.each([
  ['100.000', 100_000],
  [' $42,000 ', 42_000],
  ['206000', 206_000],
  ['41.999', null],
  ['206.001', null],
  ['', null],
  ['-50000', null],
  ['50.000,50', null],
])('of a typed %j is paid %s', (text, pesos) => {
  expect(amountOf({ kind: 'part', text }, { min: 42_000, max: 206_000 })).toBe(pesos);
});

describe('what a part leaves', () => {
  const data = options({ min_amount: 41_200 });

  test('is the rest today, and on the due date with interest on the rest only', () => {
    expect(afterPart(100_000, { order: order(), data, rates, today })).toEqual({
      left: 106_000,
      later: { date: '2027-02-18', amount: 110_770 },
    });
  });

  test('is of a late loan what it comes to tomorrow, with charges on the rest only', () => {
    const late = order({
      ...{ state: 'overdue', days_overdue: 3, penalty_due: 34_000, amount_due: 249_000 },
    });
    const due = { order: late, data: { ...data, amount_due: 249_000 }, rates, today: '2027-02-21' };
    expect(afterPart(149_000, due)).toEqual({
      left: 100_000,
      later: { date: '2027-02-22', amount: 104_000 },
    });
  });

  test.each([
    ['names no least', order(), options()],
    ['has another rule', order({ amount_due: 205_999 }), { ...data, amount_due: 205_999 }],
    [
      'charges all interest whenever it is paid',
      order({ amount_due: 215_000 }),
      { ...data, amount_due: 215_000 },
    ],
  ])('is not claimed of a later day for a server that %s', (_, one, reply) => {
    const { left, later } = afterPart(100_000, { order: one, data: reply, rates, today });
    expect(left).toBe(reply.amount_due - 100_000);
    expect(later).toBeNull();
  });
});

describe('what is left once transfers arrive that were asked for before', () => {
  const late = order({
    ...{ state: 'overdue', days_overdue: 3, penalty_due: 34_000, amount_due: 249_000 },
  });
  const today = '2027-02-21';
  const tomorrow = '2027-02-22';
  const now = { order: late, rates, today };
  const part = (changes: Partial<PendingPayment>): PendingPayment => ({
    ...{ payment_id: 'p', total: 100_000, due: 100_000, of: 241_000 },
    ...{ at: Date.parse('2027-02-20T12:00:00-03:00'), holds_until: '2027-02-25T00:00:00-03:00' },
    ...changes,
  });
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2027-02-21T12:00:00-03:00') });
  });

  test('is what its server would reckon since its own day', () => {
    // 141.000 of capital were left, with 4 % of it for the day since.
    expect(restAfter([part({})], now)).toEqual({
      today: 146_640,
      later: { date: tomorrow, amount: 152_280 },
    });
  });

  test.each([
    ['asked for today', { at: Date.parse('2027-02-21T09:00:00-03:00'), of: 249_000 }],
    ['whose time to count from its own day is over', { holds_until: '2027-02-21T00:00:00-03:00' }],
    ['of a server that says of no such time', { holds_until: undefined }],
  ])('is the difference today of one %s', (_, changes) => {
    expect(restAfter([part(changes)], now)).toEqual({
      today: 149_000,
      later: { date: tomorrow, amount: 154_960 },
    });
  });

  test('is nothing, today and tomorrow, where another payment has come since and both paid all on their day', () => {
    const paid_at = '2027-02-20T13:00:00-03:00';
    const payments = [{ payment_id: 'q', amount: 141_000, paid_at }];
    const { late: charged } = orderLedger({ ...late, payments }, rates, today);
    const paid = { ...late, payments, penalty_due: charged, amount_due: 104_000 };
    expect(restAfter([part({})], { ...now, order: paid })).toEqual({
      today: 0,
      later: { date: tomorrow, amount: 0 },
    });
    expect(restAfter([part({ due: 120_000 })], { ...now, order: paid })).toEqual({
      ...{ today: -20_000, later: { date: tomorrow, amount: 0 } },
    });
  });

  test('is what both leave of two', () => {
    const second = part({ payment_id: 'r', total: 141_000, due: 141_000 });
    expect(restAfter([second, part({})], now)).toEqual({
      today: 0,
      later: { date: tomorrow, amount: 0 },
    });
    const ofToday = { ...second, at: Date.parse('2027-02-21T09:00:00-03:00'), of: 249_000 };
    expect(restAfter([ofToday, part({})], now)).toEqual({
      today: 5_640,
      later: { date: tomorrow, amount: 5_865 },
    });
  });

  test('is not known of a server that has another rule, nor what it is tomorrow', () => {
    expect(restAfter([part({ of: 241_001 })], now)).toBeNull();
    const other = { ...now, order: { ...late, amount_due: 249_001 } };
    expect(restAfter([part({})], other)).toBeNull();
    const asked = { at: Date.parse('2027-02-21T09:00:00-03:00'), of: 249_001 };
    expect(restAfter([part(asked)], other)).toEqual({ today: 149_001, later: null });
  });
});

describe('until when today’s sum holds', () => {
  const option = { id: 'transfer', name: 'T', kind: 'transfer', fee: 0 } as const;

  test('is what the server says of the method', () => {
    const said = { holds_until: '2026-12-31T00:00:00-03:00', amount_after: 206_834 };
    expect(holdsOf({ ...option, ...said }, { order: order(), rates, today })).toEqual({
      until: new Date('2026-12-30T23:59:00-03:00'),
      after: 206_834,
    });
  });

  test('is midnight in Santiago for a server that does not say, and then tomorrow’s by its rule', () => {
    const until = new Date('2026-12-26T23:59:00-03:00');
    expect(holdsOf(option, { order: order(), rates, today })).toEqual({ until, after: 206_167 });
    const unknown = order({ amount_due: 1_234 });
    expect(holdsOf(option, { order: unknown, rates, today })).toEqual({ until, after: null });
  });
});

describe('a payment that was requested', () => {
  const at = Date.parse('2026-12-26T12:00:00-03:00');
  const all: PendingPayment = { payment_id: 'p', total: 206_000, due: 206_000, of: 206_000, at };
  const holds = { ...all, holds_until: '2026-12-31T00:00:00-03:00' };

  beforeEach(() => jest.useFakeTimers({ now: at + 86_400_000 }));

  test.each([
    ['is still right while the same is due', all, 206_000, false],
    ['is outdated once more is due', all, 206_167, true],
    ['is still right while it counts from its own day', holds, 206_167, false],
    ['is outdated once another one was received', holds, 106_000, true],
    ['of a part is still right while more is due', { ...all, due: 100_000 }, 206_167, false],
    ['of a part is outdated once less is due', { ...all, due: 100_000 }, 90_000, true],
  ] as const)('%s', (_, pending, amount_due, outdated) => {
    expect(isOutdated({ amount_due }, pending)).toBe(outdated);
  });
});
