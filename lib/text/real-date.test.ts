import { isRealDate, isRealInstant } from './real-date';

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-01-32', false],
  ['0000-00-00', false],
  ['0001-01-01', false],
  ['26-01-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00:00Z', false],
  [' 2026-01-01', false],
  ['٢٠٢٦-٠١-٠١', false],
  ['', false],
])('%s is a date that exists: %s', (text, isReal) => {
  expect(isRealDate(text)).toBe(isReal);
});

test.each([
  ['2026-06-08T10:42:00-04:00', true],
  ['2026-06-08T10:42Z', true],
  ['2026-06-08T23:59:59.999999999+14:00', true],
  ['2026-02-30T10:00:00Z', false],
  ['2026-02-29T00:00:00-03:00', false],
  ['0000-00-00T00:00:00Z', false],
  ['0001-01-01T00:00:00Z', false],
  ['2026-06-08T24:00:00Z', false],
  ['2026-06-08T25:00:00Z', false],
  ['2026-06-08T10:60:00Z', false],
  ['2026-06-08T10:00:60Z', false],
  ['2026-06-08T10:00:00+99:99', false],
  ['2026-06-08T10:00:00', false],
  ['2026-06-08 10:00:00Z', false],
  ['2026-06-08', false],
])('%s is an instant that exists: %s', (text, isReal) => {
  expect(isRealInstant(text)).toBe(isReal);
});

test('every day of four years exists, and is written as the platform writes it', () => {
  for (let day = Date.UTC(2023, 0, 1); day < Date.UTC(2027, 0, 1); day += 86_400_000) {
    const instant = new Date(day).toISOString();
    expect([instant, isRealDate(instant.slice(0, 10)), isRealInstant(instant)]).toEqual([
      instant,
      true,
      true,
    ]);
  }
});
