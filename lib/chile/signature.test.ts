import { parseSignature } from './signature';

const signer = 'Camila Muñoz';
const scrawl = 'M60 180Q120 60 180 200L360 80';

test.each([
  ['Camila Muñoz', signer],
  ['  camila   MUNOZ ', signer],
  ['Camila Mun\u0303oz', signer],
  ["Bernardo O'Higgins", 'Bernardo O’Higgins'],
  ['Bernardo OHiggins', "Bernardo O'Higgins"],
  ['Ana Pérez Cotapos', 'Ana Pérez-Cotapos'],
  ['Dang Thi Anh', 'Đặng Thị Ánh'],
  ['王小明', '王小明'],
])('the typed name %j signs for %s', (typed, name) => {
  expect(parseSignature(typed, name)).toEqual({ ok: true, value: typed.trim() });
});

test.each(['Juan Perez', 'Camila', 'Camila Muñoz Rojas', 'Muñoz Camila', 'C', '?', 'M1 1', "'-"])(
  'the typed name %j does not sign for Camila Muñoz',
  (typed) => {
    expect(parseSignature(typed, signer)).toEqual({ ok: false, cause: 'name' });
  },
);

test.each([`Juan ${scrawl}`, `${scrawl} Juan`])(
  'a drawing with a name beside it signs for nobody: %j',
  (text) => {
    expect(parseSignature(text, signer)).toEqual({ ok: false, cause: 'name' });
  },
);

test('any name signs where the signer is not known, and nothing else does', () => {
  expect(parseSignature('Juan Perez', undefined)).toEqual({ ok: true, value: 'Juan Perez' });
  expect(parseSignature('?', undefined)).toEqual({ ok: false, cause: 'name' });
});

test.each(['', '  '])('nothing is no signature: %j', (text) => {
  expect(parseSignature(text, signer)).toEqual({ ok: false, cause: 'empty' });
});

test.each([
  ['a scrawl', scrawl],
  ['a cross', 'M200 80L320 200M320 80L200 200'],
  ['a line of a third of the pad', 'M100 100L300 100'],
  ['lines to and fro', 'M100 100L180 100M180 100L100 100M100 100L180 100'],
])('%s is enough ink', (_name, path) => {
  expect(parseSignature(path, signer)).toEqual({ ok: true, value: path });
});

test.each([
  ['one dot', 'M300 130l0 0'],
  ['many dots all over the pad', 'M0 0l0 0M600 0l0 0M0 260l0 0M600 260l0 0'],
  ['a tiny line', 'M20 20L40 20'],
  ['a short line', 'M100 100L299 100'],
  [
    'a long scribble on one spot',
    `M100 100${'L110 100M110 100L100 100M100 100'.repeat(20)}L110 100`,
  ],
])('%s is not enough ink', (_name, path) => {
  expect(parseSignature(path, signer)).toEqual({ ok: false, cause: 'ink' });
});
