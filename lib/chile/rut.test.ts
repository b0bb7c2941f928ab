import { plainRut } from './rut';

test.each([
  ['76.543.210-3', '76543210-3'],
  ['76543210-3', '76543210-3'],
  [' 9.068.826-k ', '9068826-K'],
  ['765432103', '76543210-3'],
])('writes %s without points and with its dash', (rut, plain) => {
  expect(plainRut(rut)).toBe(plain);
});

test.each(['Luka SpA', 'RUT 76.543.210-3', '76.543.210-3 Luka'])('leaves %s as it is', (text) => {
  expect(plainRut(` ${text} `)).toBe(text);
});
