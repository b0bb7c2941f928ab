import { likelyEmail } from './likely-email';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmail.co', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@iclod.com', 'ana@icloud.com'],
  ['ana@livee.com', 'ana@live.com'],
  ['ana@hotmal.cl', 'ana@hotmail.cl'],
  ['ana@outlok.cl', 'ana@outlook.cl'],
  ['ana@lve.cl', 'ana@live.cl'],
  ['ana@yaho.es', 'ana@yahoo.es'],
  ['ana@hotmal.es', 'ana@hotmail.es'],
  ['ana@outlok.es', 'ana@outlook.es'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each([
  ...['ana@gmail.com', 'ana@hotmail.cl', 'ana@mail.com', 'ana@ymail.com', 'ana@correo.cl'],
  ...['ana@uchile.cl', 'ana@gmx.com', 'ana@empresa.com', 'gmial@empresa.cl', 'ana@love.com'],
  // Two slips: more letters in a row, other letters in place of two, letters swapped and one more.
  ...['ana@hotmailmail.com', 'ana@gmailil.com', 'ana@gmxyl.com', 'ana@gmiaxl.com'],
])('%s is not questioned', (typed) => {
  expect(likelyEmail(typed)).toBeUndefined();
});
