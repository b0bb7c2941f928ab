import { isOutsideUri, isSafePage } from './outside-uri';

test.each(['https://wa.me/56900000000', 'tel:+566000000000', 'mailto:ayuda@luka.example'])(
  'may be opened outside: %s',
  (uri) => {
    expect(isOutsideUri(uri)).toBe(true);
  },
);

test.each([
  'http://luka.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'intent://scan#Intent;end',
  'file:///etc/hosts',
  'market://details?id=x',
  '/pages/profile/profile',
  '',
])('stays shut: %s', (uri) => {
  expect(isOutsideUri(uri)).toBe(false);
});

test('a partner has a page served safely, and nothing else', () => {
  expect(isSafePage('https://ahorro.example/')).toBe(true);
  expect(isSafePage('tel:+566000000000')).toBe(false);
  expect(isSafePage('http://ahorro.example/')).toBe(false);
  expect(isSafePage('ahorro.example')).toBe(false);
});
