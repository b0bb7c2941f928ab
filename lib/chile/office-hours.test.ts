import { isWithinHours } from './office-hours';

const hours = { from: '9:00', to: '18:00' };

test.each([
  ['on a Friday at the first minute', '2026-11-27T09:00:00-03:00', true],
  ['before it, although the text of the hour sorts later', '2026-11-27T08:59:59-03:00', false],
  ['in the last minute', '2026-11-27T17:59:59-03:00', true],
  ['at the end', '2026-11-27T18:00:00-03:00', false],
  ['on a Monday', '2026-11-23T12:00:00-03:00', true],
  ['on a Saturday', '2026-11-28T12:00:00-03:00', false],
  ['on a Sunday', '2026-11-29T12:00:00-03:00', false],
  ['on a Friday in Santiago that is Saturday in Greenwich', '2026-11-28T02:30:00Z', false],
  ['on a Sunday in Santiago that is Monday in Greenwich', '2026-11-30T02:30:00Z', false],
])('%s', (_when, instant, expected) => {
  expect(isWithinHours(instant, hours)).toBe(expected);
});
