import { availableQuota } from './quota';

test.each([
  [{ total: 350_000, used: 200_000, frozen: 50_000 }, 100_000],
  [{ total: 350_000, used: 0, frozen: 0 }, 350_000],
  [{ total: 100_000, used: 150_000, frozen: 0 }, 0],
])('of %o there is %i left', (quota, available) => {
  expect(availableQuota(quota)).toBe(available);
});
