import fc from 'fast-check';
import { fitsLink, formatPins, type Pin, pinLimits, pinText, readPins } from './pins';

const pin: Pin = { x: 12, y: 340, text: 'Más aire: 16 px & <b>no</b> #1 100%' };

test('a link without pins has nothing after its #', () => {
  expect(formatPins([])).toBe('');
  expect(readPins('')).toEqual([]);
});

test('pins are the same after they were sent as a link, with every character of their texts', () => {
  expect(readPins(formatPins([pin, { ...pin, text: 'Ở đây “ñ” 😀' }]))).toEqual([
    pin,
    { ...pin, text: 'Ở đây “ñ” 😀' },
  ]);
});

test('a pin without a text is not in the link', () => {
  expect(formatPins([{ ...pin, text: '  ' }])).toBe('');
});

test.each([
  ['cut off', formatPins([pin]).slice(0, -9)],
  ['no pins', 'component-button'],
  ['a bad escape', 'pins=%E0%A4%A'],
  ['not JSON', 'pins=hello'],
  ['an object', `pins=${encodeURIComponent('{"x":1}')}`],
  ['a pin without a text', `pins=${encodeURIComponent('[[1,2,""]]')}`],
  ['a pin with a fourth value', `pins=${encodeURIComponent('[[1,2,"a",4]]')}`],
  ['a point outside', `pins=${encodeURIComponent('[[-1,2,"a"]]')}`],
  ['a fraction', `pins=${encodeURIComponent('[[1.5,2,"a"]]')}`],
  ['a text that reverses what follows', `pins=${encodeURIComponent('[[1,2,"a\u202eb"]]')}`],
  ['a text that is too long', formatPins([{ ...pin, text: 'a'.repeat(pinLimits.text + 1) }])],
  ['too many pins', formatPins(Array.from({ length: pinLimits.count + 1 }, () => pin))],
])('a link is refused: %s', (_, fragment) => {
  expect(readPins(fragment)).toBeUndefined();
});

test('no link makes reading throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      readPins(`pins=${text}`);
    }),
  );
});

test('a pasted text becomes one line that fits', () => {
  expect(pinText('a\nb\u202ec')).toBe('a b c');
  expect(pinText('a'.repeat(500))).toHaveLength(pinLimits.text);
});

test('any text that can be typed can be read again', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const typed = pinText(text);
      const expected = typed.trim() === '' ? [] : [{ ...pin, text: typed.trim() }];
      expect(readPins(formatPins([{ ...pin, text: typed }]))).toEqual(expected);
    }),
  );
});

test('a link is full with the most pins, or with long texts', () => {
  expect(fitsLink(Array.from({ length: pinLimits.count }, () => pin))).toBe(true);
  expect(fitsLink(Array.from({ length: pinLimits.count + 1 }, () => pin))).toBe(false);
});
