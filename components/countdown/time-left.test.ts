import fc from 'fast-check';
import { timeLeft } from './time-left';

test('an approval just given has 6 days 23:59:59 left', () => {
  const span = ((6 * 24 + 23) * 3600 + 59 * 60 + 59) * 1000;
  expect(timeLeft(span)).toEqual({ days: 6, hours: 23, minutes: 59, seconds: 59 });
});

test('a begun second counts, and the clock is at zero only when the time is up', () => {
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(timeLeft(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('the parts make up the whole, each within its bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (seconds) => {
      const left = timeLeft(seconds * 1000);
      expect(left.hours).toBeLessThan(24);
      expect(left.minutes).toBeLessThan(60);
      expect(left.seconds).toBeLessThan(60);
      const sum = ((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds;
      expect(sum).toBe(seconds);
    }),
  );
});
