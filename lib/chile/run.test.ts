import fc from 'fast-check';
import { formatRun, parseRun } from './run';

const digits = fc.integer({ min: 1_000_000, max: 49_999_999 }).map(String);
const runs = digits.map((body) => `${body}-${checkDigitOf(body)}`);

/** The spellings people use for one RUN. */
const spellings: ((run: string) => string)[] = [
  (run) => run,
  (run) => run.replace('-', ''),
  (run) => run.toLowerCase(),
  (run) => formatRun(run),
  (run) => ` ${formatRun(run).replace('-', ' - ')} `,
  (run) => run.replace('-', '\u2013'),
  (run) => formatRun(run).replaceAll('.', '\u00a0'),
];

test.each([
  ['12.345.678-5', '12345678-5'],
  ['18.972.631-7', '18972631-7'],
  ['9.068.826-K', '9068826-K'],
  ['11.111.111-1', '11111111-1'],
  ['9068826k', '9068826-K'],
  ['09.068.826-k', '9068826-K'],
  ['1000000-9', '1000000-9'],
  ['\uff11\uff12345678-5', '12345678-5'],
  ['RUN: 12.345.678-5', '12345678-5'],
  ['Rut 12345678-5', '12345678-5'],
  ['RUN12345678-5', '12345678-5'],
  ['RUT N° 9.068.826-k', '9068826-K'],
  ['RUT Nº9.068.826-K', '9068826-K'],
  ['C.I. 12.345.678-5', '12345678-5'],
  ['Mi RUN es 12.345.678-5.', '12345678-5'],
  ['12.345.678-5, gracias', '12345678-5'],
  ['9.068.826-K (Ana Rojas)', '9068826-K'],
  ['9068826 k', '9068826-K'],
  ['«12.345.678-5»', '12345678-5'],
  ['12,345,678-5', '12345678-5'],
  ['12·345·678-5', '12345678-5'],
  ['012.345.678-5', '12345678-5'],
])('%s is parsed as %s', (typed, run) => {
  expect(parseRun(typed)).toEqual({ ok: true, value: run });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  [' . - ', 'empty'],
  ['abc', 'characters'],
  ['12.3K5.678-5', 'characters'],
  ['12.345.678/5', 'characters'],
  ['12345678-55', 'tooLong'],
  ['123456785000', 'tooLong'],
  ['123456-0', 'tooShort'],
  ['00.123.456-0', 'tooShort'],
  ['K', 'tooShort'],
  ['0.000.000-0', 'tooShort'],
  ['12.345.678-', 'tooShort'],
  ['12.345.678.', 'tooShort'],
  ['RUN 12.345.678-', 'tooShort'],
  ['x12.345.678-5', 'characters'],
  ['12.345.678-5x', 'characters'],
  ['RUN 12.345.678-5 y 9.068.826-K', 'characters'],
  ['12.345.678-4', 'checkDigit'],
  ['12.345.678-K', 'checkDigit'],
  ['9.068.826-0', 'checkDigit'],
  ['50.000.000-7', 'company'],
  ['76.543.210-3', 'company'],
])('%j is refused: %s', (typed, cause) => {
  expect(parseRun(typed)).toEqual({ ok: false, cause });
});

test('a RUN without check digit is too short, even if its last digit would be a valid one', () => {
  expect(parseRun('1000000-9-')).toEqual({ ok: false, cause: 'tooShort' });
});

test('every usual spelling is parsed as the same RUN', () => {
  fc.assert(
    fc.property(runs, fc.constantFrom(...spellings), (run, spell) => {
      expect(parseRun(spell(run))).toEqual({ ok: true, value: run });
    }),
  );
});

test('exactly one of the eleven check digits is valid', () => {
  fc.assert(
    fc.property(digits, (body) => {
      const fitting = [...'0123456789K'].filter((check) => parseRun(`${body}-${check}`).ok);
      expect(fitting).toHaveLength(1);
    }),
  );
});

test('one wrong digit or two swapped neighbours are always detected', () => {
  fc.assert(
    fc.property(runs, fc.nat(6), fc.integer({ min: 1, max: 9 }), (run, place, more) => {
      const body = [...run.slice(0, -2)];
      const changed = body.with(place, String((Number(body[place]) + more) % 10)).join('');
      expect(parseRun(`${changed}${run.slice(-2)}`).ok).toBe(false);
      const next = place === body.length - 1 ? place - 1 : place + 1;
      const swapped = body.with(place, `${body[next]}`).with(next, `${body[place]}`).join('');
      expect(parseRun(`${swapped}${run.slice(-2)}`).ok).toBe(swapped === body.join(''));
    }),
  );
});

test('any text gives a RUN or a cause', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const checked = parseRun(text);
      expect(checked.ok ? /^\d{7,8}-[\dK]$/.test(checked.value) : checked.cause).toBeTruthy();
    }),
  );
});

test('formats a RUN with points and dash, and leaves other text unchanged', () => {
  expect(formatRun('123456785')).toBe('12.345.678-5');
  expect(formatRun('9068826-k')).toBe('9.068.826-K');
  expect(formatRun('12.345.678-4')).toBe('12.345.678-4');
});

/** Modulo 11 as its definition says, independent of the code under test. */
function checkDigitOf(body: string): string {
  const weights = [2, 3, 4, 5, 6, 7, 2, 3];
  const sum = [...body]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0);
  return '0K987654321'.charAt(sum % 11);
}
