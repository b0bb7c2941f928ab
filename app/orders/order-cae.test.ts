import fc from 'fast-check';
import { addDays } from '@/lib/chile/calendar-date';
import { cae } from '@/lib/loan/cae';
import { sampleOrder } from '@/lib/testing/api-samples';
import { orderCae } from './order-cae';

const applied_at = '2026-11-20T10:42:00-03:00';

test('is the one that was signed when the server sends it', () => {
  expect(orderCae(sampleOrder({ cae: 0.777 }))).toBe(0.777);
});

test('counts the days from the payout to the repayment date', () => {
  const order = sampleOrder({
    applied_at,
    disbursed_at: '2026-11-22T09:00:00-03:00',
    repay_date: '2026-12-22',
  });
  const { repayment, arrival } = order;
  expect(orderCae(order)).toBe(cae({ repayment, arrival, termDays: 30 }));
});

test('counts the days from the signing when there is no payout yet', () => {
  const order = sampleOrder({ applied_at, repay_date: '2026-12-05' });
  const { repayment, arrival } = order;
  expect(orderCae(order)).toBe(cae({ repayment, arrival, termDays: 15 }));
});

test('is lower when interest-free days move the repayment date', () => {
  const plain = sampleOrder({ applied_at, repay_date: '2026-12-20' });
  const longer = sampleOrder({ applied_at, repay_date: '2026-12-25' });
  expect(orderCae(longer)).toBeLessThan(orderCae(plain) ?? 0);
});

test('uses the calendar day of Santiago, also late in the evening', () => {
  const order = sampleOrder({ applied_at: '2026-11-21T02:30:00Z', repay_date: '2026-12-20' });
  const { repayment, arrival } = order;
  expect(orderCae(order)).toBe(cae({ repayment, arrival, termDays: 30 }));
});

test.each([
  ['nothing arrives', { arrival: 0 }],
  ['the repayment is on the same day', { repay_date: '2026-11-20' }],
  ['the repayment is before the signing', { repay_date: '2026-11-01' }],
])('is null when %s', (_case, changes) => {
  expect(orderCae(sampleOrder({ applied_at, repay_date: '2026-12-20', ...changes }))).toBeNull();
});

test('is a finite number or null for any order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1000, max: 1_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: -60, max: 90 }),
      (arrival, repayment, days) => {
        const order = sampleOrder({
          applied_at,
          arrival,
          repayment,
          repay_date: addDays('2026-11-20', days),
        });
        const rate = orderCae(order);
        expect(rate === null || Number.isFinite(rate)).toBe(true);
      },
    ),
  );
});
