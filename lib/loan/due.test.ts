import { daysLeft } from './due';

test.each([
  ['2026-12-19', 1],
  ['2026-12-20', 0],
  ['2026-12-21', 0],
])('on %s a loan due on 20 December has %i days left', (today, days) => {
  expect(daysLeft('2026-12-20', today)).toBe(days);
});
