import { homeInLanguage } from './language-page';

const at = (address: string) => new URL(address, 'https://luka.example');

test.each([
  ['en', 'es-CL', '/', 'en.html'],
  ['vi', 'es-CL', '/app/index.html?scenario=guest#/', 'vi.html?scenario=guest#/'],
  ['es', 'en', '/app/en.html?a=1', 'index.html?a=1'],
] as const)('Home in %s, from a page in %s at %s, is %s', (wanted, lang, address, home) => {
  expect(homeInLanguage(wanted, lang, at(address))).toBe(home);
});

test.each([
  ['the page is in the wanted language', 'en', 'en', '/app/en.html#/'],
  ['a host names it without its ending', 'en', 'en', '/app/en#/'],
  ['another screen is opened', 'vi', 'es-CL', '/#/pages/faq/faq'],
] as const)('the page stays where %s', (_, wanted, lang, address) => {
  expect(homeInLanguage(wanted, lang, at(address))).toBeUndefined();
});
