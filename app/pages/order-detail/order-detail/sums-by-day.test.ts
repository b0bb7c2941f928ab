import fc from 'fast-check';
import * as v from 'valibot';
import { order as orderSchema } from '@/lib/api/schemas/order';
import { addDays, daysBetween } from '@/lib/chile/calendar-date';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { lateDays, sumsByDay } from './sums-by-day';

const now = Date.parse('2026-11-20T13:42:00Z');
const today = '2026-11-20';
const rates = { once_rate: 0.05, daily_rate: 0.04 };
const home = v.object({ ret: v.object({ order: orderSchema }) });

/** The order of a scenario, so many days later. */
async function orderOf(scenario: ScenarioName, days = 0) {
  const sandbox = createTestSandbox({ now: () => now });
  const { token } = sandbox.scenario(scenario);
  sandbox.control.advance(`P${days}D`);
  return v.parse(home, await sandbox.call('app/home', {}, token)).ret.order;
}

test.each(['lending', 'lending_coupon', 'lending_free_days', 'due_today'] as const)(
  'each day has the sum that the server charges on that day: %s',
  async (scenario) => {
    const order = await orderOf(scenario);
    const sums = sumsByDay(order, rates, today);
    const days = [...(sums?.ahead ?? []), ...(sums?.late ?? [])];
    expect(sums?.today).toEqual({ date: today, amount: order.amount_due });
    expect(sums?.ahead).toHaveLength(daysBetween(today, order.repay_date));
    expect(sums?.late).toHaveLength(lateDays);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: days.length }), async (later) => {
        const { amount_due: amount } = await orderOf(scenario, later);
        expect(days[later - 1]).toEqual({ date: addDays(today, later), amount });
      }),
      { numRuns: 20 },
    );
  },
);

test('an overdue loan and one of which a part was paid go on from today', async () => {
  for (const [scenario, perDay] of [
    ['overdue', 8_000],
    ['part_paid', 320],
  ] as const) {
    const order = await orderOf(scenario);
    const sums = sumsByDay(order, rates, today);
    expect(sums?.ahead).toEqual([]);
    expect(sums?.late.map(({ amount }) => amount - order.amount_due)).toEqual(
      Array.from({ length: lateDays }, (_, day) => perDay * (day + 1)),
    );
  }
});

test('stays the same up to the due date for a server that charges all of the interest', async () => {
  const { forecast: _, ...order } = await orderOf('lending');
  const sums = sumsByDay({ ...order, amount_due: order.repayment }, rates, today);
  expect(new Set(sums?.ahead.map(({ amount }) => amount))).toEqual(new Set([order.repayment]));
  expect(sums?.late[0]?.amount).toBe(order.repayment + 18_000);
});

test('is null where the server’s amount due has no known rule, and where it is of another day', async () => {
  const order = await orderOf('lending');
  expect(sumsByDay({ ...order, amount_due: order.amount_due - 1 }, rates, today)).toBeNull();
  expect(sumsByDay(order, rates, addDays(today, 1))).toBeNull();
});

test('after a part was paid the days to come are known by the server’s forecast, or from the next day on', async () => {
  const { forecast, ...order } = await orderOf('lending');
  const paid_at = `${today}T10:00:00-03:00`;
  const part = {
    ...order,
    amount_due: 106_000,
    payments: [{ payment_id: 'p', amount: 100_000, paid_at }],
  };
  expect(sumsByDay(part, rates, today)).toBeNull();
  const said = [{ date: order.repay_date, amount: 110_770 }];
  expect(sumsByDay({ ...part, forecast: said }, rates, today)?.ahead.at(-1)?.amount).toBe(110_770);
  expect(sumsByDay({ ...part, forecast }, rates, today)).toBeNull();
  const next = sumsByDay({ ...part, amount_due: 106_089 }, rates, addDays(today, 1));
  expect(next?.ahead.at(-1)?.amount).toBe(110_770);
});

test('takes the rates that are given', async () => {
  const { forecast: _, ...order } = await orderOf('due_today');
  const cheap = sumsByDay(order, { once_rate: 0, daily_rate: 0.01 }, today);
  expect(cheap?.late.map(({ amount }) => amount - order.repayment).slice(0, 2)).toEqual([
    2_000, 4_000,
  ]);
});

test('a loan that is due beyond every term has no list of days, which would not end', async () => {
  const order = await orderOf('lending');
  expect(sumsByDay({ ...order, repay_date: '2199-12-31' }, rates, today)).toBeNull();
});
