import fc from 'fast-check';
import { parseName, sameName } from './names';

test.each([
  ['  María  José ', 'María José'],
  ['Núñez', 'Núñez'],
  ["O'Higgins", "O'Higgins"],
  ['D’Alençon', 'D’Alençon'],
  ['O\u00b4Higgins', "O'Higgins"],
  ['O`Higgins', "O'Higgins"],
  ['O‘Higgins', "O'Higgins"],
  ['O‛Higgins', "O'Higgins"],
  ['O′Higgins', "O'Higgins"],
  ['O\u02caHiggins', "O'Higgins"],
  ['O\u1ffdHiggins', "O'Higgins"],
  ['O\uff40Higgins', "O'Higgins"],
  ['\u0646\u0627\u0645\u200c\u0647\u0627', '\u0646\u0627\u0645\u200c\u0647\u0627'],
  ['An\u200da Mar\u200cía', 'Ana María'],
  ['Pérez-Cotapos', 'Pérez-Cotapos'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Jose\u0301', 'José'],
  ['王小明', '王小明'],
  ['محمد', 'محمد'],
  ['श्रीमती', 'श्रीमती'],
  ['Bo', 'Bo'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['𐐀'.repeat(60), '𐐀'.repeat(60)],
])('%j is a name: %s', (typed, name) => {
  expect(parseName(typed)).toEqual({ ok: true, value: name });
});

test.each([
  ['', 'empty'],
  [' \u00a0 ', 'empty'],
  ['\u3164\u3164', 'empty'],
  ['\u200c\u200d', 'empty'],
  ['\u2800\u2800', 'characters'],
  ['Ana\u00a8', 'characters'],
  ['Ana 2', 'characters'],
  ['Ana, Luisa', 'characters'],
  ['Ana_', 'characters'],
  ['<b>', 'characters'],
  ['Ana 🙂', 'characters'],
  ['A', 'tooShort'],
  ["A'-", 'tooShort'],
  ['--', 'tooShort'],
  ['a'.repeat(61), 'tooLong'],
])('%j is refused: %s', (typed, cause) => {
  expect(parseName(typed)).toEqual({ ok: false, cause });
});

test('an accepted value is accepted again, unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = parseName(text);
      if (once.ok) expect(parseName(once.value)).toEqual(once);
      else expect(once.cause).toBeTruthy();
    }),
  );
});

test('texts without a letter are nobody’s name, not even the same one', () => {
  expect(sameName('', '')).toBe(false);
  expect(sameName("'-", '--')).toBe(false);
});
