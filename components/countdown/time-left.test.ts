import fc from 'fast-check';
import { timeLeft } from './time-left';

test('splits the duration of a new approval into 6 days 23:59:59', () => {
  const span = ((6 * 24 + 23) * 3600 + 59 * 60 + 59) * 1000;
  expect(timeLeft(span)).toEqual({ days: 6, hours: 23, minutes: 59, seconds: 59 });
});

test('seconds are rounded up, and zero is only at the end', () => {
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(timeLeft(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('the parts sum to the duration, each within its range', () => {
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
