import { accountState } from '@/lib/api/schemas/order';
import { blockReason } from './block-reason';

test('a loan can be taken when approved, and when the last one was paid back', () => {
  const open = accountState.options.filter((state) => blockReason(state) === null);
  expect(open).toEqual(['approved', 'cleared']);
});

test.each(['waiting', 'lending', 'overdue', 'payment_failed'] as const)(
  'who is in %s has a loan already',
  (state) => {
    expect(blockReason(state)).toBe('running');
  },
);
