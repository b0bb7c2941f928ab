import { preloadScript } from './preload-script';

const files = [
  './home.js',
  './loans.js',
  './texts-es.js',
  './texts-vi.js',
  './user.js',
  './login.js',
];
const texts = [[2], [], [3]];
const code = preloadScript(
  files,
  {
    '/': [[0], texts, [4], 0],
    '/pages/my-loan/my-loan': [[1], texts, [4], 0],
    '/pages/step/step-basic/step-basic': [[1], texts, [4], 1],
    '/pages/account/get-code-page/get-code-page': [[5], texts, [], 0],
  },
  { scripts: ['./frames-es.js', './frames-en.js', './frames-vi.js'], font: './latin.woff2' },
);

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  window.localStorage.clear();
  window.location.hash = '';
  Reflect.deleteProperty(window, 'androidBridge');
});

type Start = { hash?: string; locale?: string; token?: string };

/** Runs the script as the page does after the boot script; the elements that it has added, by address. */
function run({ hash = '', locale = 'es', token }: Start): Record<string, string> {
  window.location.hash = hash;
  if (token) window.localStorage.setItem('uni_token', token);
  document.documentElement.dataset.locale = locale;
  if (hash || token) document.documentElement.dataset.boot = 'wait';
  else delete document.documentElement.dataset.boot;
  new Function(code)();
  return Object.fromEntries(
    [...document.head.children].map((element) => [
      element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      element.getAttribute('rel') ?? element.localName,
    ]),
  );
}

test('Home preloads its files and texts, and waits for no frame', () => {
  expect(run({ locale: 'vi' })).toEqual({ './home.js': 'preload', './texts-vi.js': 'preload' });
});

test('another screen gets its frame in the user’s language before the first paint', () => {
  expect(run({ hash: '#/pages/my-loan/my-loan?a=1', locale: 'vi', token: 't' })).toEqual({
    './loans.js': 'preload',
    './texts-vi.js': 'preload',
    './user.js': 'preload',
    './frames-vi.js': 'script',
    './latin.woff2': 'preload',
  });
});

test('for a guest who is sent to the log-in its files are loaded too', () => {
  const added = run({ hash: '#/pages/step/step-basic/step-basic' });
  expect(added).toMatchObject({ './login.js': 'preload', './frames-es.js': 'script' });
  expect(run({ hash: '#/pages/step/step-basic/step-basic', token: 't' })).toHaveProperty([
    './user.js',
  ]);
});

test('the shell shows its cover, and an unknown address too', () => {
  Object.assign(window, { androidBridge: {} });
  expect(Object.values(run({ hash: '#/pages/my-loan/my-loan' }))).not.toContain('script');
  document.head.replaceChildren();
  expect(run({ hash: '#/pages/none/none' })).toEqual({});
});

test('the first paint waits two seconds at most', () => {
  jest.useFakeTimers();
  run({ hash: '#/pages/my-loan/my-loan' });
  const blocking = () =>
    [...document.head.children].filter((element) => Reflect.get(element, 'blocking')).length;
  expect(blocking()).toBe(1);
  jest.advanceTimersByTime(2000);
  expect(blocking()).toBe(0);
});
