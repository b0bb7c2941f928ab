import { configure, waitFor } from '@testing-library/react';
import { setFetch } from '@/lib/api/transport';
import { addEvent, waitingEvents } from '@/lib/behavior/waiting-events';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { type FakeServer, startFakeServer } from '@/lib/testing/fake-server';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { followBehavior } from './follow-behavior';

// What comes by itself may take its time on a machine that has much else to do.
configure({ asyncUtilTimeout: 20_000 });

let server: FakeServer;
let stop = () => {};

beforeEach(() => {
  server = startFakeServer();
  logInConsenting('behavior');
});
afterEach(() => {
  stop();
  setFetch(undefined);
  removeConsentingUser();
});

/** Follows somebody from Home on; the returned function takes them to a screen. */
function follow() {
  const listeners = new Set<() => void>();
  let target = { path: '/', query: {} };
  const navigator = {
    ...fakeNavigator(target),
    current: () => ({ target, navigationType: 'push', key: 0 }) as const,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stop = followBehavior(navigator);
  return (path: string, query = {}) => {
    target = { path, query };
    for (const listener of listeners) listener();
  };
}
const upload = { path: 'user/upload_behavior' };

/** Follows somebody whose first screen has been told of. */
async function begin() {
  const goTo = follow();
  await waitFor(() => expect(server.received).toMatchObject([upload]));
  await waitFor(() => expect(waitingEvents()).toEqual([]));
  return goTo;
}
const noted = () => waitingEvents().map(({ key, sub_e }) => [key, ...(sub_e ?? [])]);

test('each screen that is opened is noted by its path, without what its address says', () => {
  const goTo = follow();
  goTo('/pages/order-detail/order-detail', { order_no: '26100482' });
  goTo('/pages/order-detail/order-detail', { order_no: '26100483' });
  expect(noted()).toEqual([
    ['screen_opened', { screen: '/' }],
    ['screen_opened', { screen: '/pages/order-detail/order-detail' }],
  ]);
});

test('help is noted with the screen that left the question open', () => {
  const goTo = follow();
  goTo('/pages/sign/sign');
  goTo('/pages/custom-service/custom-service');
  expect(noted().slice(2)).toEqual([
    ['help_opened', { from: '/pages/sign/sign' }],
    ['screen_opened', { screen: '/pages/custom-service/custom-service' }],
  ]);
});

test.each<[string, () => void]>([
  ['the page is hidden', () => hide()],
  ['the shell goes out of sight', () => void document.dispatchEvent(new Event('freeze'))],
])('what waits is sent when %s', async (_, happens) => {
  const goTo = await begin();
  goTo('/pages/sign/sign');
  happens();
  await waitFor(() => expect(server.received).toMatchObject([upload, upload]));
  await waitFor(() => expect(waitingEvents()).toEqual([]));
});

test('what an earlier page could not send is sent at the start', async () => {
  addEvent({ key: 'loan_signed', time: 1 });
  await begin();
  expect(server.received).toMatchObject([upload]);
});

test('a page that comes into sight sends nothing', async () => {
  const goTo = await begin();
  goTo('/pages/sign/sign');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(waitingEvents()).toHaveLength(1);
  expect(server.received).toHaveLength(1);
});

test('once it is over nothing is noted or sent any more, and begun again it goes on once', async () => {
  const goTo = await begin();
  stop();
  goTo('/pages/sign/sign');
  hide();
  expect(noted()).toEqual([]);
  expect(server.received).toHaveLength(1);
  follow();
  follow()('/pages/product/product');
  expect(noted().at(-1)).toEqual(['screen_opened', { screen: '/pages/product/product' }]);
  expect(noted()).toHaveLength(3);
});

function hide(): void {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}
