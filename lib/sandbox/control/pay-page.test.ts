import { payLanguage } from './pay-page';

test.each([
  ['en', 'es-CL', 'en'],
  [null, 'en-GB,es;q=0.8', 'en'],
  [null, 'de, vi;q=0.7', 'vi'],
  [null, 'de', 'es'],
  [null, null, 'es'],
  ['xx', 'vi', 'vi'],
])('query %j and header %j select %s', (query, header, language) => {
  expect(payLanguage(query, header)).toBe(language);
});
