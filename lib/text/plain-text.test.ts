import fc from 'fast-check';
import { parseAccountNumber } from '@/lib/chile/account-number';
import { parseBirthDate } from '@/lib/chile/age';
import { parseEmail } from '@/lib/chile/email';
import { parseName } from '@/lib/chile/names';
import { parsePhone } from '@/lib/chile/phone';
import { parseRun } from '@/lib/chile/run';
import { parseMoney } from '@/lib/format/parse-money';
import { plainText } from './plain-text';

/** Characters that are not drawn, of each kind: soft hyphen, joiners, direction, fillers, tags, controls. */
const invisible = fc.constantFrom(
  ...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u3164\ufe0f\ufeff\uffa0',
  '\ufff9',
  '\u{e0041}',
  '\u{1d173}',
  '\u0000',
  '\u0007',
  '\u007f',
  '\u009f',
);

/** The same text with an invisible character at some place. */
function hiddenIn(text: string) {
  return fc
    .tuple(fc.nat(text.length), invisible)
    .map(([at, hidden]) => `${text.slice(0, at)}${hidden}${text.slice(at)}`);
}

/** ASCII as full-width forms, which some keyboards and documents have. */
function fullWidth(text: string): string {
  return text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
}

const parsers: [field: string, typed: string, parse: (text: string) => unknown][] = [
  ['RUN', '12.345.678-5', parseRun],
  ['phone', '+56 9 8123 4567', parsePhone],
  ['e-mail', 'ana.rojas@gmail.com', parseEmail],
  ['name', 'Ana María Rojas', parseName],
  ['account', '0012 3456', (text) => parseAccountNumber('bank', text)],
  ['date of birth', '1994-03-14', (text) => parseBirthDate(text, '2026-11-20')],
  ['amount', '$200.000', parseMoney],
];

test.each(parsers)('an invisible character anywhere in a %s changes nothing', (_, typed, parse) => {
  fc.assert(
    fc.property(hiddenIn(typed), (text) => {
      expect(parse(text)).toEqual(parse(typed));
    }),
  );
});

test.each(parsers)('a %s in full-width characters is the same one', (_, typed, parse) => {
  expect(parse(fullWidth(typed))).toEqual(parse(typed));
});

test.each(parsers)(
  'a line break or tab around a %s, as copied from a table, is ignored',
  (...at) => {
    const [, typed, parse] = at;
    expect(parse(`\r\n${typed}\t\u0085`)).toEqual(parse(typed));
  },
);

test('normalizing twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: invisible })), (text) => {
      expect(plainText(plainText(text))).toBe(plainText(text));
    }),
  );
});

test('an accent that stands alone stays what it is, not a space and a mark', () => {
  expect(plainText('O\u00b4Higgins \u00a8')).toBe('O\u00b4Higgins \u00a8');
});
