import { testLender } from '../checks/test-lender';
import { readBuildSettings } from './build-settings';

const lender = JSON.stringify(testLender);

/** The settings of these variables alone. */
function read(variables: Record<string, string>) {
  return readBuildSettings({ NODE_ENV: 'test', ...variables });
}

test.each([
  'http://api.luka.example/v1',
  'ftp://api.luka.example',
  'api.luka.example/v1',
  'http://127.0.0.1.luka.example',
])('the server %s is refused, as what is sent to it could be read on the way', (url) => {
  expect(() => read({ NEXT_PUBLIC_API_BASE_URL: url, NEXT_PUBLIC_LENDER: lender })).toThrow(
    `NEXT_PUBLIC_API_BASE_URL is ${url}: the app connects to https://… only`,
  );
});

test.each(['https://api.luka.example/v1', 'http://127.0.0.1:8080', 'http://localhost:8080/v1'])(
  'the server %s is accepted with a lender',
  (url) => {
    const settings = { NEXT_PUBLIC_API_BASE_URL: url, NEXT_PUBLIC_LENDER: lender };
    expect(read(settings).apiBaseUrl).toBe(url);
    expect(() => read({ NEXT_PUBLIC_API_BASE_URL: url })).toThrow('NEXT_PUBLIC_LENDER');
  },
);

test('the address of the export ends with a slash', () => {
  expect(read({ LUKA_SITE_URL: 'https://designs.example/luka' }).siteUrl).toBe(
    'https://designs.example/luka/',
  );
  expect(read({}).siteUrl).toBeUndefined();
  expect(() => read({ LUKA_SITE_URL: 'designs.example' })).toThrow('LUKA_SITE_URL is designs');
});

test('hosts of framed pages are names without a scheme', () => {
  expect(read({ NEXT_PUBLIC_WEBVIEW_HOSTS: 'pay.example,help.example:8443' }).frameHosts).toEqual([
    'pay.example',
    'help.example:8443',
  ]);
  expect(() => read({ NEXT_PUBLIC_WEBVIEW_HOSTS: 'https://pay.example' })).toThrow(
    'NEXT_PUBLIC_WEBVIEW_HOSTS has “https://pay.example”',
  );
});

test('a build for a server that users reach is refused while the legal texts are drafts', () => {
  const settings = (url: string) => ({
    NODE_ENV: 'test' as const,
    NEXT_PUBLIC_API_BASE_URL: url,
    NEXT_PUBLIC_LENDER: lender,
  });
  const url = 'https://api.luka.cl/v1';
  expect(() => readBuildSettings(settings(url), true)).toThrow('drafts');
  expect(readBuildSettings(settings(url), false).apiBaseUrl).toBe(url);
  expect(() => readBuildSettings(settings('https://api.luka.example/v1'), true)).not.toThrow();
});
