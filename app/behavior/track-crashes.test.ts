import { queuedEvents } from '@/lib/behavior/event-queue';
import { logInConsenting } from '@/lib/testing/consenting-user';
import { passTurns } from '@/lib/testing/pass-turns';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { reportCrash, trackCrashes } from './track-crashes';

let stop = () => {};

afterEach(() => stop());

/** The details of the events that are queued once their chunk has loaded. */
async function crashes(): Promise<unknown[]> {
  await import('@/lib/behavior/track');
  await passTurns();
  return queuedEvents()
    .filter(({ key }) => key === 'crashed')
    .flatMap(({ sub_e }) => sub_e);
}

const at = (path: '/pages/my-loan/my-loan' | '/pages/product/product' | '/pages/policy/policy') =>
  fakeNavigator({ path, query: { order_no: '20260101' } });

const throwing = (error: unknown) =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'RUN 12.345.678-5' }));

test('an error and a rejection that nobody caught are told by screen, version and kind, once each', async () => {
  logInConsenting('behavior');
  stop = trackCrashes(at('/pages/my-loan/my-loan'));
  throwing(new Error('RUN 12.345.678-5'));
  throwing(new Error('again'));
  window.dispatchEvent(new Event('unhandledrejection'));
  const version = expect.stringMatching(/^\d+\.\d+/);
  const screen = '/pages/my-loan/my-loan';
  expect(await crashes()).toEqual([
    { screen, version, kind: 'error' },
    { screen, version, kind: 'rejection' },
  ]);
  expect(JSON.stringify(queuedEvents())).not.toMatch(/12\.345|20260101/);
});

test('without consent nothing is queued', async () => {
  logInConsenting();
  reportCrash('render', at('/pages/product/product'));
  expect(await crashes()).toEqual([]);
});

test('a notice of the browser is no crash', async () => {
  logInConsenting('behavior');
  stop = trackCrashes(at('/pages/policy/policy'));
  throwing(null);
  expect(await crashes()).toEqual([]);
});
