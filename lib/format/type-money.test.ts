/** @jest-environment jest-fixed-jsdom */
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
function typed(changed: string, before: string, inputType: string): string {
  const input = document.createElement('input');
  input.value = changed.replace('|', '');
  input.setSelectionRange(changed.indexOf('|'), changed.indexOf('|'));
  const event = new InputEvent('input', { inputType });
  const text = typedMoney(input, event, { before, locale: 'es' });
  expect(input.value).toBe(text);
  const caret = input.selectionStart ?? 0;
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test.each([
  ['100.0005|', '100.000', '1000005|'],
  ['100.00|', '100.000', '10000|'],
  ['100.0|', '100.', '100.0|'],
  ['100.|', '100', '100.|'],
  ['100,0000|', '100,000', '100,0000|'],
])('%s typed after %s is read as %s', (changed, before, text) => {
  expect(typed(changed, before, 'insertText')).toBe(text);
});

test.each([
  ['1|1.300', '151.300', 'deleteContentBackward', '1|1300'],
  ['17|1.300', '11.300', 'insertText', '17|1300'],
  ['151.|00', '151.300', 'deleteContentForward', '151|00'],
  ['|51.300', '151.300', 'deleteContentBackward', '|51300'],
])('%s made of %s by %s keeps the caret: %s', (changed, before, inputType, text) => {
  expect(typed(changed, before, inputType)).toBe(text);
});

test.each(['500,00|', '45000,5|', '51.300|'])(
  '%s pasted over a grouped amount is the spelling that it is in an empty field',
  (pasted) => {
    expect(typed(pasted, '100.000', 'insertFromPaste')).toBe(pasted);
  },
);
