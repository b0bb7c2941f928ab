import { waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { enqueueEvent, queuedEvents } from '@/lib/behavior/event-queue';
import { tokenAtom } from '@/lib/session/session-state';
import { logInConsenting } from '@/lib/testing/consenting-user';
import { passTurns } from '@/lib/testing/pass-turns';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { received } from '@/lib/testing/server';
import { trackScreens } from './track-screens';

const store = getDefaultStore();
let stop = () => {};

beforeEach(() => {
  logInConsenting('behavior');
  store.set(tokenAtom, 'token-1');
});
afterEach(() => {
  stop();
  store.set(tokenAtom, null);
});

/** Starts on Home; the returned function opens another screen. */
function start() {
  const navigator = fakeNavigator({ path: '/', query: {} });
  stop = trackScreens(navigator);
  return (path: string, query = {}) => navigator.show({ path, query });
}
const upload = { path: 'user/upload_behavior' };

/** Starts on Home and waits until that is uploaded. */
async function startUploaded() {
  const goTo = start();
  await waitFor(() => expect(received).toMatchObject([upload]));
  await waitFor(() => expect(queuedEvents()).toEqual([]));
  return goTo;
}
const events = () => queuedEvents().map(({ key, sub_e }) => [key, ...(sub_e ?? [])]);

test('tracks each screen by its path, without the query', () => {
  const goTo = start();
  goTo('/pages/order-detail/order-detail', { order_no: '26100482' });
  goTo('/pages/order-detail/order-detail', { order_no: '26100483' });
  expect(events()).toEqual([
    ['screen_opened', { screen: '/' }],
    ['screen_opened', { screen: '/pages/order-detail/order-detail' }],
  ]);
});

test('tracks from which screen help is opened', () => {
  const goTo = start();
  goTo('/pages/sign/sign');
  goTo('/pages/custom-service/custom-service');
  expect(events().slice(2)).toEqual([
    ['help_opened', { from: '/pages/sign/sign' }],
    ['screen_opened', { screen: '/pages/custom-service/custom-service' }],
  ]);
});

test.each<[string, () => void]>([
  ['the page is hidden', () => hide()],
  ['the shell pauses', () => void document.dispatchEvent(new Event('freeze'))],
])('sends the queued events when %s', async (_, happens) => {
  const goTo = await startUploaded();
  goTo('/pages/sign/sign');
  happens();
  await waitFor(() => expect(received).toMatchObject([upload, upload]));
  await waitFor(() => expect(queuedEvents()).toEqual([]));
});

test('sends at the start what an earlier page could not send', async () => {
  enqueueEvent({ key: 'loan_signed', time: 1 });
  await startUploaded();
  expect(received).toMatchObject([upload]);
});

test('sends nothing when the page becomes visible', async () => {
  const goTo = await startUploaded();
  goTo('/pages/sign/sign');
  document.dispatchEvent(new Event('visibilitychange'));
  await passTurns();
  expect(queuedEvents()).toHaveLength(1);
  expect(received).toHaveLength(1);
});

test('tracks and sends nothing after a stop, and each event once after two starts', async () => {
  const goTo = await startUploaded();
  stop();
  goTo('/pages/sign/sign');
  expect(events()).toEqual([]);
  enqueueEvent({ key: 'loan_signed', time: 1 });
  hide();
  await passTurns();
  expect(received).toHaveLength(1);
  expect(events()).toEqual([['loan_signed']]);
  start();
  start()('/pages/product/product');
  expect(events().at(-1)).toEqual(['screen_opened', { screen: '/pages/product/product' }]);
  expect(events()).toHaveLength(4);
});

test('starts when a user logs in', () => {
  store.set(tokenAtom, null);
  start();
  expect(events()).toEqual([]);
  store.set(tokenAtom, 'token-1');
  expect(events()).toEqual([['screen_opened', { screen: '/' }]]);
});

function hide(): void {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}
