import { setFetch } from '@/lib/api/transport';
import { createTestSandbox } from '@/lib/sandbox/entry-jest';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { rememberReturnPath, takeReturnPath } from '@/lib/session/return-path';
import { placeAfterLogin } from './place-after-login';

const home = { path: '/', query: {} };
const order = '/pages/order-detail/order-detail?order_no=26110482';

async function loggedIn(name: ScenarioName) {
  const sandbox = createTestSandbox();
  setFetch(sandbox.fetch);
  await logIn({ ...sandbox.scenario(name), new_guest: false });
  return sandbox;
}

afterEach(async () => {
  await logOut('signOut');
  takeReturnPath();
  setFetch(undefined);
});

test('somebody who was sent away to log in goes back there, query and all', async () => {
  await loggedIn('lending');
  rememberReturnPath(order);
  expect(await placeAfterLogin(false)).toEqual({
    path: '/pages/order-detail/order-detail',
    query: { order_no: '26110482' },
  });
});

test('the way back is used once', async () => {
  await loggedIn('lending');
  rememberReturnPath(order);
  await placeAfterLogin(false);
  expect(await placeAfterLogin(false)).toEqual(home);
});

test.each([
  ['init', '/pages/step/step-basic/step-basic'],
  ['init_withdrawal', '/pages/step/step-withdrawal/step-withdrawal-new'],
  ['not_approved', '/pages/step/step-basic/step-basic'],
] as const)('somebody in state %s who wants to apply goes to the next step', async (name, path) => {
  await loggedIn(name);
  expect(await placeAfterLogin(true)).toEqual({ path, query: {} });
});

test.each(['lending', 'review', 'approved'] as const)(
  'somebody in state %s who wants to apply is shown Home',
  async (name) => {
    await loggedIn(name);
    expect(await placeAfterLogin(true)).toEqual(home);
  },
);

test('the wish to apply wins over an older way back', async () => {
  await loggedIn('init_social');
  rememberReturnPath('/pages/my-loan/my-loan');
  expect(await placeAfterLogin(true)).toMatchObject({
    path: '/pages/step/step-social/step-social',
  });
  expect(takeReturnPath()).toBeNull();
});

test('where the server does not answer, Home is shown', async () => {
  const sandbox = await loggedIn('init');
  sandbox.control.fault({ path: 'app/home', kind: '500', times: 1 });
  expect(await placeAfterLogin(true)).toEqual(home);
});
