import { expect } from '@playwright/test';
import { ids as signIds } from '@/app/loan/loan.ids';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids as loginIds } from '@/app/pages/account/login-page/login-page/screen.ids';
import { ids as profileIds } from '@/app/pages/profile/profile/screen.ids';
import { ids as settingsIds } from '@/app/pages/settings/settings/screen.ids';
import { centreOf } from '@/e2e/browser/harness/finger';
import { holdCalls, pauseClock } from '@/e2e/browser/harness/hold-calls';
import type { Journey } from '@/e2e/browser/harness/journey';
import { press, waitUntilTaken } from '@/e2e/browser/harness/press';
import { test } from '@/e2e/browser/harness/test';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import { user } from '@/e2e/shared/sample-user';
import type { Path } from '@/lib/api/contract';
import { openRunningLoan, prepareSigning } from './failure-fixture';

/** Before the page has rendered anything, and as fast as a finger can. */
const paces = ['in the same tick', '50 ms apart'] as const;

/**
 * Taps an element twice. 50 ms apart, the second tap hits the same point, whatever is rendered there by then, and
 * the page's clock has advanced by as much.
 */
async function tapTwice(
  { by, page }: Journey,
  id: string,
  pace: (typeof paces)[number],
): Promise<void> {
  const button = by(id).filter({ visible: true });
  await waitUntilTaken(button);
  if (pace === 'in the same tick') {
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    return;
  }
  const { x, y } = await centreOf(button);
  await pauseClock(page);
  await page.touchscreen.tap(x, y);
  await page.clock.runFor(50);
  await page.touchscreen.tap(x, y);
  await page.clock.resume();
}

/** A button, how to get to it, what it calls, where it leads, and the check that the server did it once. */
type SubmitButton = {
  id: string;
  path: Path;
  prepare(j: Journey): Promise<unknown>;
  waitForNext(j: Journey): Promise<void>;
  expectOnce(j: Journey): Promise<void>;
};

/** Every button that moves money. The others unseen-press presses again after 60 ms, by a mouse. */
const buttons: Record<string, SubmitButton> = {
  'signing a loan': {
    id: signIds.sign,
    path: 'loan/apply',
    prepare: prepareSigning,
    waitForNext: ({ signed }) => signed.waitUntilLoaded(),
    async expectOnce({ sandbox }) {
      expect((await sandbox.lastAccount()).orders).toHaveLength(1);
    },
  },
  'signing the next loan with a tick and a tap': {
    id: signIds.sign,
    path: 'loan/apply',
    async prepare(j) {
      await j.open('/', 'cleared');
      await j.home.waitForState('cleared');
      await j.home.tapButton('again');
      await j.choose.waitUntilLoaded();
      await j.choose.proceed();
      await j.information.waitUntilLoaded();
      await j.information.proceed();
      await j.autoSign.waitUntilLoaded();
      await j.autoSign.agree();
    },
    waitForNext: ({ signed }) => signed.waitUntilLoaded(),
    async expectOnce({ sandbox }) {
      expect((await sandbox.lastAccount()).orders).toHaveLength(2);
    },
  },
  'repaying a loan': {
    id: paymentIds.confirm,
    path: 'deal/repay_request',
    async prepare(j) {
      await openRunningLoan(j);
      await j.order.choosePaymentMethod('transfer');
      await j.by(paymentIds.confirm).waitFor();
    },
    waitForNext: ({ order }) => order.waitForId(paymentIds.transfer),
    async expectOnce({ sandbox }) {
      expect((await sandbox.state()).payments).toHaveLength(1);
    },
  },
};

/** Enters a phone number and accepts the terms, without requesting the code. */
async function prepareCodeRequest({ open, getCode }: Journey): Promise<void> {
  await open(getCode.path);
  await getCode.waitUntilLoaded();
  await getCode.enterAddress(user.phone);
  await getCode.agree();
}

for (const [name, { id, path, prepare, waitForNext, expectOnce }] of Object.entries(buttons)) {
  test.describe(name, () => {
    for (const pace of paces) {
      test(`after two taps ${pace} one call is sent`, async ({ journey }) => {
        const j = await journey();
        await prepare(j);
        const release = await holdCalls(j.page, [path]);
        await tapTwice(j, id, pace);
        await j.requests.waitFor(path);
        release();
        await waitForNext(j);
        expect(j.requests.count(path)).toBe(1);
        await expectOnce(j);
      });
    }
  });
}

for (const pace of paces) {
  test(`a complete code and two taps on the button ${pace} log in once`, async ({ journey }) => {
    const j = await journey();
    const { getCode, login, home, page, requests, sandbox } = j;
    await prepareCodeRequest(j);
    await getCode.submit();
    await login.waitUntilLoaded();
    const release = await holdCalls(page, ['user/login']);
    await login.enterCode(await sandbox.lastCode());
    await tapTwice(j, loginIds.submit, pace);
    release();
    await home.waitForState('init');
    expect(requests.count('user/login')).toBe(1);
    expect(Object.keys((await sandbox.state()).sessions)).toHaveLength(1);
  });
}

/** Opens the sign-out dialog, with other screens in the history. */
async function openSignOut(j: Journey): Promise<void> {
  const { home, profile, settings } = j;
  await j.open('/', 'lending');
  await home.waitForState('lending');
  // By taps: an address that is opened beside the first one may be overtaken by it.
  await home.openTab('profile');
  await profile.tap(profileIds.settings);
  await settings.waitUntilLoaded();
  await press(j.by(settingsIds.signOut));
}

test('two taps in the same tick sign out once and open Home', async ({ journey }) => {
  const j = await journey();
  await openSignOut(j);
  const calls = j.requests.count('app/home');
  await tapTwice(j, settingsIds.signOutConfirm, 'in the same tick');
  await j.home.waitForState('guest');
  await j.requests.waitFor('app/home', calls + 1);
  await waitUntilIdle(j.page, j.requests);
  expect(j.requests.count('app/home')).toBe(calls + 1);
});

test('two taps 50 ms apart sign out and leave Home as it is', async ({ journey }) => {
  const j = await journey();
  await openSignOut(j);
  await tapTwice(j, settingsIds.signOutConfirm, '50 ms apart');
  await j.home.waitForState('guest');
  expect(await j.page.evaluate(() => localStorage.getItem('uni_token'))).toBeNull();
});
