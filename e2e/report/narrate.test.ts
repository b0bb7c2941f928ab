import { createScreens } from '@/e2e/screens/all-screens';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { inWords, narrate } from './narrate';

const steps: string[] = [];

beforeEach(() => {
  steps.length = 0;
  globalThis.lukaReport = {
    startStep: (step) => (end) => void (end === 'cancelled' || steps.push(`${step} ${end}`)),
  };
});
afterEach(() => {
  globalThis.lukaReport = undefined;
});

/** A driver whose page shows everything. */
const driver: ScreenDriver = {
  url: async () => 'https://app.luka.local/#/pages/account/login-page/login-page',
  navigate: async () => undefined,
  waitForVisible: async () => undefined,
  waitUntilGone: async () => undefined,
  tap: async () => undefined,
  tapFixed: async () => undefined,
  type: async () => undefined,
  selectOption: async () => undefined,
  evaluate: () => Promise.reject(new Error('nothing is there')),
};

test('the methods of screens are steps in their words, without those that they call', async () => {
  const { home, getCode, upload } = createScreens(driver);
  await home.tapButton('pay');
  await getCode.enterAddress('9 6123 4567');
  await getCode.agree();
  await upload.photo('selfie').open();
  await upload.photo('id_front').tryAgain();
  expect(steps).toEqual([
    'Home: taps button “pay” passed',
    'Get code: enters address “9 6123 4567” passed',
    'Get code: agrees passed',
    'Upload, photo “selfie”: opens passed',
    'Upload, photo “id_front”: tries again passed',
  ]);
});

test('a step that rejects has failed, and rejects all the same', async () => {
  const { getCode } = createScreens(driver);
  await expect(getCode.values()).rejects.toThrow('nothing is there');
  expect(steps).toEqual(['Get code: reads values failed']);
});

test('only the named methods are steps', async () => {
  const sandbox = narrate('Sandbox', { advance: async () => 1, state: async () => 2 }, ['advance']);
  expect([await sandbox.advance(), await sandbox.state()]).toEqual([1, 2]);
  expect(steps).toEqual(['Sandbox: advances passed']);
});

test('a property that is no part of the screen is no step', async () => {
  const { choose } = createScreens(driver);
  expect(choose.slider).toMatch(/^\[id=/);
  expect(steps).toEqual([]);
});

test.each([
  ['fixAccount', [], 'fixes account'],
  ['retry', [], 'retries'],
  ['scenario', ['overdue'], 'starts scenario “overdue”'],
  ['waitForState', ['lending'], 'waits for state “lending”'],
  ['figures', [], 'reads figures'],
  ['fill', [{ run: '18972631-7' }], 'fills {"run":"18972631-7"}'],
])('%s(%j) is “%s”', (method, args, words) => {
  expect(inWords(method, args)).toBe(words);
});
