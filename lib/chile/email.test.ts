import { parseEmail } from './email';

test.each([
  [' Ana@Correo.CL ', 'ana@correo.cl'],
  ['ana.perez+luka@mail.example.com', 'ana.perez+luka@mail.example.com'],
  ['josé@ñandú.cl', 'josé@ñandú.cl'],
  ['a@xn--and-6ma2c.cl', 'a@xn--and-6ma2c.cl'],
  ["o'higgins@a-b.cl", "o'higgins@a-b.cl"],
  ['mailto:ana@correo.cl', 'ana@correo.cl'],
  ['Ana Rojas <Ana@correo.cl>', 'ana@correo.cl'],
  ['<ana@correo.cl>', 'ana@correo.cl'],
  ['ana@correo.cl.', 'ana@correo.cl'],
  ['Correo: ana@correo.cl', 'ana@correo.cl'],
  ['Mi e-mail: ana@correo.cl', 'ana@correo.cl'],
])('%j is parsed as %s', (typed, email) => {
  expect(parseEmail(typed)).toEqual({ ok: true, value: email });
});

const label = 'b'.repeat(63);

test('accepts 254 characters and labels of 63, and no more', () => {
  const domain = `${label}.${label}.${label}.cl`;
  const longest = `${'a'.repeat(254 - 1 - domain.length)}@${domain}`;
  expect(parseEmail(longest)).toEqual({ ok: true, value: longest });
  expect(parseEmail(`a${longest}`)).toEqual({ ok: false, cause: 'tooLong' });
  expect(parseEmail(`a@${label}b.cl`)).toEqual({ ok: false, cause: 'domain' });
  expect(parseEmail('a@bb.cl').ok).toBe(true);
  expect(parseEmail('a@b.cl').ok).toBe(true);
});

test.each([
  ['', 'empty'],
  ['o\u00b4higgins@correo.cl', 'characters'],
  ['Ana <ana@correo.cl> <luis@correo.cl>', 'characters'],
  ['correo: ana perez@correo.cl', 'characters'],
  ['ana perez@correo.cl', 'characters'],
  ['ana@correo.cl, luis@correo.cl', 'characters'],
  ['ana@@correo.cl', 'characters'],
  ['.ana@correo.cl', 'characters'],
  ['ana..perez@correo.cl', 'characters'],
  ['ana.@correo.cl', 'characters'],
  ['ana.correo.cl', 'noAt'],
  ['@correo.cl', 'noName'],
  ['ana@', 'domain'],
  ['ana@correo', 'domain'],
  ['ana@correo.c', 'domain'],
  ['ana@correo.cl!', 'domain'],
  ['ana@-correo.cl', 'domain'],
  ['ana@correo..cl', 'domain'],
  ['ana@127.0.0.1', 'domain'],
  [`${'a'.repeat(250)}@correo.cl`, 'tooLong'],
])('%j is refused: %s', (typed, cause) => {
  expect(parseEmail(typed)).toEqual({ ok: false, cause });
});

test('refuses a long hostile text without backtracking', () => {
  expect(parseEmail(`a@${'a.'.repeat(50_000)}`)).toEqual({ ok: false, cause: 'domain' });
});
