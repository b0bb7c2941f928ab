/** @jest-environment jest-fixed-jsdom */
import type { Locale } from '@/lib/i18n/locale';
import { groupMoney, typedMoney } from './type-money';

test.each([
  ['es', '100000', '100.000'],
  ['en', '100.000', '100,000'],
  ['vi', '900', '900'],
  ['es', '100.00', '100.00'],
  ['es', 'x', 'x'],
  ['es', '', ''],
] as const)('groups as in %s what is an amount: %s', (locale, text, grouped) => {
  expect(groupMoney(text, locale)).toBe(grouped);
});

/** What a field has and where its caret is, `|`, after an event has made `changed` of `before`. */
function typed(
  changed: string,
  before: string,
  { locale = 'es', ...event }: InputEventInit & { locale?: Locale },
): string {
  const input = document.createElement('input');
  input.value = changed.replace('|', '');
  input.setSelectionRange(changed.indexOf('|'), changed.indexOf('|'));
  const text = typedMoney(input, new InputEvent('input', event), { before, locale });
  expect(input.value).toBe(text);
  const caret = input.selectionStart ?? 0;
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

const key = (data: string) => ({ inputType: 'insertText', data });
const backspace = { inputType: 'deleteContentBackward' };
const del = { inputType: 'deleteContentForward' };

test.each([
  ['es', '1|', '', '1|'],
  ['es', '1875|', '187', '1.875|'],
  ['es', '18.7500|', '18.750', '187.500|'],
  ['es', '17|1.300', '11.300', '17|1.300'],
  ['es', '12|34', '134', '1.2|34'],
  ['es', '7|', '187.500', '7|'],
  ['en', '18,7500|', '18,750', '187,500|'],
  ['vi', '1875000|', '187500', '1.875.000|'],
] as const)(
  'groups the digits as in %s while they are typed: %s',
  (locale, changed, before, text) => {
    expect(typed(changed, before, { ...key('7'), locale })).toBe(text);
  },
);

test.each([
  ['187|500', '187.500', backspace, '18|.500'],
  ['187|500', '187.500', del, '18.7|00'],
  ['1|1.300', '151.300', backspace, '1|1.300'],
  ['151.|00', '151.300', del, '15.1|00'],
  ['|51.300', '151.300', backspace, '|51.300'],
  ['187.50|', '187.500', backspace, '18.750|'],
  ['|', '1', backspace, '|'],
])('%s made of %s by deleting keeps the caret at its digit', (changed, before, event, text) => {
  expect(typed(changed, before, event)).toBe(text);
});

test.each([
  ['187.500x|', '187.500', key('x')],
  ['100.|', '100', key('.')],
  ['100.0|', '100.', key('0')],
  ['100,0000|', '100,000', key('0')],
  ['$1000|', '$100', key('0')],
])('%s typed after %s stays as it was typed', (changed, before, event) => {
  expect(typed(changed, before, event)).toBe(changed);
});

test('a point that is typed where it is grouped is no other text', () => {
  expect(typed('1.5000|', '1.500', key('0'))).toBe('15.000|');
});

test('rewrites nothing while a keyboard composes', () => {
  const event = { inputType: 'insertText', data: '5', isComposing: true };
  expect(typed('1875|', '187', event)).toBe('1875|');
});

test.each(['500,00|', '45000,5|', '51.300|', '187500|'])(
  '%s pasted over a grouped amount keeps its spelling',
  (pasted) => {
    expect(typed(pasted, '100.000', { inputType: 'insertFromPaste' })).toBe(pasted);
  },
);
