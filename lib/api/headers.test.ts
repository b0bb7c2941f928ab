import { getDefaultStore } from 'jotai';
import { config } from '@/lib/config';
import { localeAtom } from '@/lib/i18n/current-locale';
import { writeValue } from '@/lib/storage/values';
import { requestHeaders } from './headers';

afterEach(() => getDefaultStore().set(localeAtom, 'es'));

test('a guest in a browser sends the headers of the specification and no token', () => {
  getDefaultStore().set(localeAtom, 'es');
  expect(requestHeaders(null)).toEqual({
    language: 'es',
    'app-name': 'luka',
    version: `${config.appVersion}.${config.webBuild}`,
    'version-code': config.versionCode,
    'content-type': 'application/json',
  });
});

test.each([
  ['es', 'es'],
  ['en', 'en'],
  ['vi', 'en'],
] as const)('locale %s requests texts in %s', (locale, language) => {
  getDefaultStore().set(localeAtom, locale);
  expect(requestHeaders(null).language).toBe(language);
});

test('in the shell the version is that of the installed app', () => {
  writeValue('appInfo', { versionName: '1.1.0', versionCode: 9 });
  expect(requestHeaders(null)).toMatchObject({ version: '1.1.0.072501', 'version-code': '9' });
});
