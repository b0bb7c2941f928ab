import { setFetch } from '@/lib/api/transport';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { rememberReturnPath, takeReturnPath } from '@/lib/session/return-path';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { targetAfterLogin } from './target-after-login';

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

test('returns the screen that redirected to the log-in, with its query', async () => {
  await loggedIn('lending');
  rememberReturnPath(order);
  expect(await targetAfterLogin(false)).toEqual({
    path: '/pages/order-detail/order-detail',
    query: { order_no: '26110482' },
  });
});

test('uses the return path once', async () => {
  await loggedIn('lending');
  rememberReturnPath(order);
  await targetAfterLogin(false);
  expect(await targetAfterLogin(false)).toEqual(home);
});

test.each([
  ['init', '/pages/step/step-basic/step-basic'],
  ['init_withdrawal', '/pages/step/step-withdrawal/step-withdrawal-new'],
  ['not_approved', '/pages/step/step-basic/step-basic'],
] as const)(
  'returns the next step for a user in state %s who wants to apply',
  async (name, path) => {
    await loggedIn(name);
    expect(await targetAfterLogin(true)).toEqual({ path, query: {} });
  },
);

test.each(['lending', 'review', 'approved'] as const)(
  'returns Home for a user in state %s who wants to apply',
  async (name) => {
    await loggedIn(name);
    expect(await targetAfterLogin(true)).toEqual(home);
  },
);

test('prefers the next step to a stored return path', async () => {
  await loggedIn('init_social');
  rememberReturnPath('/pages/my-loan/my-loan');
  expect(await targetAfterLogin(true)).toMatchObject({
    path: '/pages/step/step-social/step-social',
  });
  expect(takeReturnPath()).toBeNull();
});

test('returns Home when the request fails', async () => {
  const sandbox = await loggedIn('init');
  sandbox.control.fault({ path: 'app/home', kind: '500', times: 1 });
  expect(await targetAfterLogin(true)).toEqual(home);
});
