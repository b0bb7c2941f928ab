import { withoutAccents } from './without-accents';

test.each([
  ['Ñuñoa', 'nunoa'],
  ['PRÉSTAMO', 'prestamo'],
  ['Điện thoại', 'dien thoai'],
  ['O’Higgins 12', 'o’higgins 12'],
])('%s is compared as %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});
