import fc from 'fast-check';
import { approvalEnd, remainingTime } from './approval';

const decided = new Date('2026-11-20T12:00:00-03:00');

test('an approval stands for 6 days 23:59:59', () => {
  const end = approvalEnd(decided);
  expect(end.toISOString()).toBe('2026-11-27T14:59:59.000Z');
  expect(remainingTime(end, decided)).toEqual({
    days: 6,
    hours: 23,
    minutes: 59,
    seconds: 59,
    over: false,
  });
});

test('it stands as long across the night the clock changes', () => {
  const before = new Date('2026-09-05T12:00:00-04:00');
  expect(approvalEnd(before).toISOString()).toBe('2026-09-12T15:59:59.000Z');
});

test('with less than a second left, and ever after, it is over', () => {
  const nothing = { days: 0, hours: 0, minutes: 0, seconds: 0, over: true };
  const end = approvalEnd(decided);
  expect(remainingTime(end, new Date(end.getTime() - 1000)).over).toBe(false);
  expect(remainingTime(end, new Date(end.getTime() - 999))).toEqual(nothing);
  expect(remainingTime(end, new Date(end.getTime() + 86_400_000))).toEqual(nothing);
});

test('a whole day is a day, and a second less is none', () => {
  const day = new Date(86_400_000);
  expect(remainingTime(day, new Date(0))).toMatchObject({ days: 1, hours: 0, seconds: 0 });
  expect(remainingTime(day, new Date(1000))).toMatchObject({ days: 0, hours: 23, seconds: 59 });
});

test('the pieces make up the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (left) => {
      const { days, hours, minutes, seconds } = remainingTime(new Date(left * 1000), new Date(0));
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(left);
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
    }),
  );
});
