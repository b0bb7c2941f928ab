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
])('%s was probably meant as %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each([
  ...['ana@gmail.com', 'ana@hotmail.cl', 'ana@mail.com', 'ana@ymail.com', 'ana@correo.cl'],
  ...['ana@uchile.cl', 'ana@gmx.com', 'ana@empresa.com', 'gmial@empresa.cl'],
])('%s is not questioned', (typed) => {
  expect(likelyEmail(typed)).toBeUndefined();
});
