import { act, screen as shown } from '@testing-library/react';
import { NavigatorContext } from '@/lib/router/router-context';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { restoreSession } from '@/lib/session/restore-session';
import { takeReturnPath } from '@/lib/session/return-path';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { LoginGate } from './login-gate';

const login = { path: '/pages/account/get-code-page/get-code-page', query: {} };
const user = { token: 't', user_id: 'u', phone: '+56912345678', new_guest: false };

async function setUp(needed = true) {
  const navigator = fakeNavigator({ path: '/pages/contract-new/my-coupon', query: {} });
  await act(async () => {
    await restoreSession();
    renderWithI18n(
      <NavigatorContext value={navigator}>
        <LoginGate needed={needed}>
          <p>coupons</p>
        </LoginGate>
      </NavigatorContext>,
    );
  });
  return navigator;
}

afterEach(() => act(() => logOut('signOut')));

test('a guest is sent to log in, and the location is remembered', async () => {
  const navigator = await setUp();
  expect(shown.queryByText('coupons')).toBeNull();
  expect(navigator.replace).toHaveBeenCalledWith(login);
  expect(takeReturnPath()).toBe('/pages/contract-new/my-coupon');
});

test('renders a screen that needs no log-in for a guest', async () => {
  const navigator = await setUp(false);
  expect(shown.getByText('coupons')).toBeInTheDocument();
  expect(navigator.replace).not.toHaveBeenCalled();
});

test('a session that expires while the screen is on show remembers the location, and says why the log-in is there', async () => {
  await logIn(user);
  const navigator = await setUp();
  expect(shown.getByText('coupons')).toBeInTheDocument();
  await act(() => logOut('expired'));
  expect(navigator.replace).toHaveBeenCalledWith({ ...login, query: { ended: '1' } });
  expect(takeReturnPath()).toBe('/pages/contract-new/my-coupon');
});

test('redirects once, although the screen stays mounted until the log-in has loaded', async () => {
  await logIn(user);
  const navigator = await setUp();
  navigator.replace.mockImplementation((to) => navigator.show(to));
  await act(() => logOut('expired'));
  expect(navigator.replace).toHaveBeenCalledTimes(1);
  expect(takeReturnPath()).toBe('/pages/contract-new/my-coupon');
});

test('stores no return path after a sign-out in another tab', async () => {
  await logIn(user);
  await setUp();
  await act(async () => {
    for (const key of ['luka_owner', 'user_id', 'uni_token']) {
      window.localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    }
  });
  expect(takeReturnPath()).toBeNull();
});

test('stores no return path after a sign-out', async () => {
  await logIn(user);
  await setUp();
  await act(() => logOut('signOut'));
  expect(takeReturnPath()).toBeNull();
});

test('a guest who has signed out before returns to the screen after the log-in all the same', async () => {
  await logIn(user);
  await logOut('signOut');
  await setUp();
  expect(takeReturnPath()).toBe('/pages/contract-new/my-coupon');
});
