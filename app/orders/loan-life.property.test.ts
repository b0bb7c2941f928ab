import fc from 'fast-check';
import * as v from 'valibot';
import { home as homeSchema } from '@/lib/api/schemas/home';
import { repayReply } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import { addWorkingDays, nextWorkingDay } from '@/lib/chile/working-days';
import { wrongSums } from '@/lib/testing/adds-up';
import { reckonLoan } from '@/lib/testing/reckon-loan';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { balanceLines } from './balance-lines';
import { dueOnDate } from './due-on';
import { historyOf } from './order-history';

/** Hours that pass, then a payment of a share of what is due, and the hours until its money arrives. */
const deed = fc.record({
  wait: fc.integer({ min: 0, max: 45 * 24 }),
  share: fc.constantFrom(0.2, 0.35, 0.5, 1),
  option: fc.constantFrom('yape', 'transfer'),
  /** Of a transfer, in pesos. */
  extra: fc.constantFrom(-500, 0, 0, 3_000),
  underWay: fc.integer({ min: 0, max: 8 * 24 }),
});
/** A working day, a Saturday, and 23:55 of a day before a holiday, as the due date moves with it. */
const starts = ['2026-11-20T13:42:00Z', '2026-11-21T15:00:00Z', '2026-12-08T02:55:00Z'];
const rates = { once_rate: 0.05, daily_rate: 0.04, max_rate: 0.5 };

test('over the life of any loan sandbox and page come to what a reckoning day by day does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.array(deed, { maxLength: 4 }),
      async (begin, deeds) => {
        const sandbox = createTestSandbox({ now: () => Date.parse(begin) });
        const { token } = sandbox.scenario('lending');
        const today = () => calendarDateOf(sandbox.control.clock().now);
        const orderNow = async () => {
          const { ret } = await sandbox.call('app/home', {}, token);
          const { order } = v.parse(homeSchema, ret);
          if (!order) throw new Error('no order');
          return order;
        };
        const first = await orderNow();
        const start = calendarDateOf(first.disbursed_at ?? '');
        const due = nextWorkingDay(addDays(start, 90));
        const loan = { amount: 200_000, interest: 15_000, termDays: 90, start, due, rates };
        const booked: { day: string; amount: number }[] = [];

        const check = async () => {
          const order = await orderNow();
          const expected = reckonLoan(loan, booked, today());
          expect(order.amount_due).toBe(expected.due);
          expect(order.state === 'cleared').toBe(expected.due === 0);
          const history = historyOf(order);
          const received = booked.reduce((sum, { amount }) => sum + amount, 0);
          expect(history.overpaid).toBe(expected.overpaid);
          expect((history.paid ?? 0) + history.overpaid).toBe(received);
          expect([history.rest, wrongSums(balanceLines(order, rates))]).toEqual([0, []]);
          if (order.state === 'lending') {
            const onDate = reckonLoan(loan, booked, due).due;
            expect(dueOnDate(order, today())).toEqual({ amount: onDate, isToday: false });
          }
          return order;
        };

        for (const [index, { wait, share, option, extra, underWay }] of deeds.entries()) {
          sandbox.control.advance(`PT${wait}H`);
          const order = await check();
          if (order.state === 'cleared') continue;
          const amount = Math.ceil(order.amount_due * share);
          const request = { request_id: `r${index}`, order_no: order.order_no, option_id: option };
          const { ret } = await sandbox.call('deal/repay_request', { ...request, amount }, token);
          const { payment_id } = v.parse(repayReply, ret);
          const ordered = today();
          const brought = option === 'transfer' ? Math.max(1, amount + extra) : amount;
          sandbox.control.advance(`PT${option === 'transfer' ? underWay : 0}H`);
          const isInTime = today() <= addWorkingDays(ordered, 3);
          booked.push({ day: isInTime ? ordered : today(), amount: brought });
          sandbox.control.settle(payment_id, 'success', brought);
          await check();
        }
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
