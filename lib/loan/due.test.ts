import { daysLeft, daysOverdue, dueDate } from './due';

test.each([
  ['2026-11-20T12:00:00-03:00', 30, '2026-12-20'],
  ['2026-11-20T23:59:59-03:00', 30, '2026-12-20'],
  ['2026-11-21T02:59:59Z', 30, '2026-12-20'],
  ['2026-08-31T12:00:00-04:00', 7, '2026-09-07'],
])('a loan from %s for %i days is due on %s', (start, term, due) => {
  expect(dueDate(new Date(start), term)).toBe(due);
});

test.each([
  ['2026-12-19', 1, 0],
  ['2026-12-20', 0, 0],
  ['2026-12-21', 0, 1],
  ['2026-12-23', 0, 3],
])('on %s a loan due on 20 December has %i days left and is %i late', (today, left, late) => {
  expect(daysLeft('2026-12-20', today)).toBe(left);
  expect(daysOverdue('2026-12-20', today)).toBe(late);
});
