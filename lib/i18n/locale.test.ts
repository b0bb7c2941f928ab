import { detectLocale, isLocale } from './locale';

test.each([
  ['en-US', 'en'],
  ['EN', 'en'],
  ['es-CL', 'es'],
  ['vi-VN', 'es'],
  ['pt-BR', 'es'],
  [undefined, 'es'],
])('detects for a device in %s the language %s', (device, locale) => {
  expect(detectLocale(device)).toBe(locale);
});

test('accepts only the three languages', () => {
  expect(['es', 'en', 'vi', 'fr', '', null].filter(isLocale)).toEqual(['es', 'en', 'vi']);
});
