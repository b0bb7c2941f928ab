import { type StartTexts, watchStart } from './watch-start';

const texts: StartTexts = {
  es: ['No cargó', 'Intenta de nuevo', 'Intentar de nuevo'],
  en: ['Not loaded', 'Try again', 'Retry'],
  vi: ['Chưa tải', 'Thử lại', 'Lại'],
};
const { dataset } = document.documentElement;
const message = () => document.querySelector('[role="alert"]')?.textContent;

let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  // A page that was loaded again: what follows says so.
  sessionStorage.setItem('luka_late_start', '1');
  dataset.locale = 'en';
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const name of ['boot', 'app', 'locale']) delete dataset[name];
});

/** Watches the start of a page, until the end of the test. */
function start(): void {
  const add = jest.spyOn(window, 'addEventListener');
  watchStart(texts);
  const listeners = [...add.mock.calls];
  add.mockRestore();
  stop = () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
  };
}

/** A script of the page fails to load. */
function failScript(): void {
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

test('a page in place of a script counts as one, and says so once', () => {
  start();
  const error = new SyntaxError("Unexpected token '<'");
  window.dispatchEvent(new ErrorEvent('error', { error, filename: '/a.js' }));
  failScript();
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

test('an error of the app is none of the start', () => {
  start();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x'), filename: '/a.js' }));
  expect(message()).toBeUndefined();
});

test('once the app runs, it handles what it cannot load', () => {
  start();
  dataset.app = 'started';
  failScript();
  expect(message()).toBeUndefined();
});
