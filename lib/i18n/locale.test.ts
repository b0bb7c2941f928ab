import { detectLocale, isLocale } from './locale';

test.each([
  ['en-US', 'en'],
  ['EN', 'en'],
  ['es-CL', 'es'],
  ['vi-VN', 'es'],
  ['pt-BR', 'es'],
  [undefined, 'es'],
])('a device in %s is spoken to in %s', (device, locale) => {
  expect(detectLocale(device)).toBe(locale);
});

test('only the three languages are locales', () => {
  expect(['es', 'en', 'vi', 'fr', '', null].filter(isLocale)).toEqual(['es', 'en', 'vi']);
});
