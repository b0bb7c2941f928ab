import { takeFirstCall } from '@/lib/api/first-calls';
import { requestHeaders } from '@/lib/api/headers';
import { pageSize } from '@/lib/api/page-size';
import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locale';
import { maxIdleMs } from '@/lib/session/idle';
import { removeValue, writeValue } from '@/lib/storage/values';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { firstCalls } from '../first-calls';
import { sendFirstCalls } from './send-first-calls';

const url = 'https://api.example/v1';
const fetched = jest.fn(async (..._: Parameters<typeof fetch>) => new Response('{"code":0}'));

beforeEach(() => Object.assign(window, { fetch: fetched }));

afterEach(() => {
  delete window.lukaFirstCalls;
  window.location.hash = '';
});

/** Sends them as the head of a page does in a build for the server at `apiBaseUrl`. */
function run({ apiBaseUrl = url, sandbox = false, locale = 'es' as Locale } = {}): void {
  const { apiBaseUrl: none, sandbox: isSandbox } = config;
  Object.assign(config, { apiBaseUrl, sandbox });
  sendFirstCalls(locale);
  Object.assign(config, { apiBaseUrl: none, sandbox: isSandbox });
}

const goTo = (path: string) => window.location.assign(`#${path}`);
const sent = () => fetched.mock.calls.map(([address]) => address);
const headersSent = () => fetched.mock.calls[0]?.[1]?.headers;

test('a guest on Home: sends Home and the products, as the API client does', () => {
  run();
  expect(sent()).toEqual(['app/home', 'app/get_product_list'].map((path) => `${url}/${path}`));
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{}',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: requestHeaders(null),
  });
});

test('a user on Home: sends Home with the token and the version of the shell', () => {
  localStorage.setItem('uni_token', 't1');
  writeValue('appInfo', { versionName: '2.0', versionCode: 20 });
  run();
  expect(sent()).toEqual([`${url}/app/home`]);
  expect(headersSent()).toEqual(requestHeaders('t1'));
  removeValue('appInfo');
});

describe('a user on their loans', () => {
  const open = (index?: string) => {
    localStorage.setItem('uni_token', 't1');
    if (index) localStorage.setItem('my_loan_index', index);
    goTo('/pages/my-loan/my-loan');
    run();
  };

  test.each([undefined, '0'])('sends the first page of the running ones (list %s)', (index) => {
    open(index);
    expect(sent()).toEqual([`${url}/user/get_processing_order`]);
    const wanted = { headers: requestHeaders('t1'), maxAgeMs: 60_000 };
    const body = { page: 1, page_size: pageSize };
    expect(takeFirstCall({ ...wanted, path: 'user/get_processing_order', body })).toBeDefined();
  });

  test('sends nothing where the complete ones are shown first', () => {
    open('1');
    expect(sent()).toEqual([]);
  });
});

test.each([
  ['en', 'en'],
  ['vi', 'en'],
] as const)('in %s the language is %s', (locale, language) => {
  run({ locale });
  expect(headersSent()).toMatchObject({ language });
});

test('the reply is received with its status, text and times', async () => {
  fetched.mockResolvedValueOnce(
    new Response('late', { status: 503, headers: { date: 'Sun, 22 Nov 2026 12:00:00 GMT' } }),
  );
  run();
  const wanted = { path: 'app/home', body: {}, headers: requestHeaders(null), maxAgeMs: 60_000 };
  await expect(takeFirstCall(wanted)?.received).resolves.toMatchObject({
    status: 503,
    text: 'late',
    times: { date: 'Sun, 22 Nov 2026 12:00:00 GMT' },
  });
});

test('a call that fails before it is picked up is no unhandled rejection', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  run();
  await new Promise((resolve) => setTimeout(resolve));
  await expect(window.lukaFirstCalls?.[0]?.received).rejects.toThrow('Failed to fetch');
});

test('sends nothing once the client has called by itself, as in a page that was opened in the background', () => {
  const wanted = { path: 'app/home', body: {}, headers: requestHeaders(null), maxAgeMs: 60_000 };
  expect(takeFirstCall(wanted)).toBeUndefined();
  run();
  expect(sent()).toEqual([]);
});

test.each([
  ['a screen without first calls', () => goTo('/pages/faq/faq')],
  ['a guest on a screen of users', () => goTo('/pages/step/step-basic/step-basic')],
  ['a damaged token', () => localStorage.setItem('uni_token', 'ñ\n')],
  ['an empty token', () => localStorage.setItem('uni_token', '')],
  ['a damaged version', () => localStorage.setItem('appInfo', '{')],
  [
    'a session that was not used for too long',
    () => {
      localStorage.setItem('uni_token', 't1');
      localStorage.setItem('luka_last_used', String(Date.now() - maxIdleMs - 1));
    },
  ],
])('sends nothing for %s', (_, prepare) => {
  prepare();
  run();
  expect(sent()).toEqual([]);
});

test('sends nothing for a guest in the shell, which may know the user', () => {
  installFakeShell();
  run();
  expect(sent()).toEqual([]);
});

describe('in a build for the sandbox', () => {
  const sandbox = true;

  test('calls the one that is served over HTTP', () => {
    run({ sandbox, apiBaseUrl: '/api' });
    expect(sent()).toContain('/api/app/home');
  });
});

test('every first call reads', () => {
  const paths = Object.values(firstCalls).flatMap(({ guest = [], user = [] }) => [
    ...guest,
    ...user,
  ]);
  expect(
    paths.filter(
      (path) => !/^(app\/(home|get_\w+)|coupon\/my_coupon|user\/get_processing_order)$/.test(path),
    ),
  ).toEqual([]);
});
