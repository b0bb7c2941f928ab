import { canRetry, retryAt } from './retry';

const refused = new Date('2026-11-20T12:00:00-03:00');

test('a refusal lasts 14 days, to the second', () => {
  expect(retryAt(refused).toISOString()).toBe('2026-12-04T15:00:00.000Z');
  expect(canRetry(refused, new Date('2026-12-04T14:59:59Z'))).toBe(false);
  expect(canRetry(refused, new Date('2026-12-04T15:00:00Z'))).toBe(true);
});
