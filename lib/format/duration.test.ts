import { formatDurationParts } from './duration';

test.each([
  [604_799_000, 6, '23:59:59'],
  [604_799_999, 6, '23:59:59'],
  [86_400_000, 1, '00:00:00'],
  [3_661_000, 0, '01:01:01'],
  [999, 0, '00:00:00'],
  [-5000, 0, '00:00:00'],
])('%i ms are %i days and %s', (ms, days, clock) => {
  expect(formatDurationParts(ms)).toEqual({ days, clock });
});
