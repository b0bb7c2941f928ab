import { accountState } from '@/lib/api/schemas/order';
import { blockReason } from './block-reason';

test('only approved and cleared accounts can take a loan', () => {
  const open = accountState.options.filter((state) => blockReason(state) === null);
  expect(open).toEqual(['approved', 'cleared']);
});

test.each(['waiting', 'lending', 'overdue', 'payment_failed'] as const)(
  'an account in %s has a running loan',
  (state) => {
    expect(blockReason(state)).toBe('running');
  },
);
