import fc from 'fast-check';
import { contactName, isNameOf, parseName, sameName } from './names';

test.each([
  ['  María  José ', 'María José'],
  ['Núñez', 'Núñez'],
  ["O'Higgins", "O'Higgins"],
  ['D’Alençon', 'D’Alençon'],
  ['O\u00b4Higgins', "O'Higgins"],
  ['O`Higgins', "O'Higgins"],
  ['Ana–María', 'Ana-María'],
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

test.each([
  ['Rosa ❤️ Muñoz', 'Rosa Muñoz'],
  ['👩\u200d👧 Mamá', 'Mamá'],
  ['1️⃣ Rosa (trabajo)', 'Rosa trabajo'],
  ["José O'Higgins", "José O'Higgins"],
  ['O\u00b4Higgins', "O'Higgins"],
  ['श्रीमती 🙏🏽', 'श्रीमती'],
  ['🙂', ''],
])('of a contact of the phone named %j the name is %j', (text, name) => {
  expect(contactName(text)).toBe(name);
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

const ana = { first: 'Ana María', last: 'Rojas Peña' };

test.each([
  'Ana María Rojas Peña',
  'ROJAS PENA ANA MARIA',
  'Ana Rojas',
  'María Rojas',
  'ana rojás',
  'Peña, Ana'.replace(',', ''),
  'Ana Sofía Rojas Soto',
  'AnaMaría RojasPeña',
])('%s is a spelling of the name of Ana María Rojas Peña', (name) => {
  expect(isNameOf(name, ana)).toBe(true);
});

test.each(['Pedro Soto', 'Pedro Rojas', 'Ana Soto', 'Ana María', 'Rojas Peña', 'Ana', ''])(
  '%j is not the name of Ana María Rojas Peña',
  (name) => {
    expect(isNameOf(name, ana)).toBe(false);
  },
);

test.each([
  ['Juan De La Cruz', { first: 'Juan', last: 'de la Cruz' }, true],
  ['Juan Delacruz', { first: 'Juan', last: 'de la Cruz' }, true],
  ['Juan de la Fuente', { first: 'Juan', last: 'de la Cruz' }, false],
  ['Bernardo O’Higgins', { first: 'Bernardo', last: 'OHiggins' }, true],
  ['Jean Pierre Muñoz', { first: 'Jean-Pierre', last: 'Munoz' }, true],
  ['Pedro Martín', { first: 'Martín', last: 'Martín' }, false],
  ['Martín Martín', { first: 'Martín', last: 'Martín' }, true],
  ['Nguyễn Thị Đào', { first: 'Dao', last: 'Nguyen' }, true],
])('%s is the name of %j: %s', (name, owner, is) => {
  expect(isNameOf(name, owner)).toBe(is);
});

const words = fc.constantFrom(
  ...['Ana', 'María', 'Luz', 'Íñigo', 'Rojas', 'Peña', 'Núñez', 'Ñancupil', 'Soto'],
);
const person = fc
  .uniqueArray(words, { minLength: 2, maxLength: 4 })
  .map(([first = '', ...last]) => ({ first, last: last.join(' ') }));

test('order, case, accents and further names never make another person', () => {
  fc.assert(
    fc.property(person, fc.array(words), fc.integer(), ({ first, last }, more, seed) => {
      const all = [...more, first, ...last.split(' ')];
      const shift = Math.abs(seed) % all.length;
      const turned = [...all.slice(shift), ...all.slice(0, shift)].join(' ');
      const plain = turned.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
      expect(isNameOf(turned, { first, last })).toBe(true);
      expect(isNameOf(plain, { first, last })).toBe(true);
    }),
  );
});

test('a name that shares no given name, or no family name, is another person’s', () => {
  fc.assert(
    fc.property(person, fc.constantFrom('Pedro', 'Óscar'), ({ first, last }, other) => {
      expect(isNameOf(`${other} ${last}`, { first, last })).toBe(false);
      expect(isNameOf(`${first} ${other}`, { first, last })).toBe(false);
    }),
  );
});
