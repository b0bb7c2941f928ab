import { expect } from '@playwright/test';
import { ids as webviewIds } from '@/app/pages/webview/webview/screen.ids';
import { playwrightDriver } from '@/e2e/browser/harness/playwright-driver';
import { allScreens, visitState } from '@/e2e/browser/harness/screen-states';
import { test } from '@/e2e/browser/harness/test';
import { createScreens } from '@/e2e/screens/all-screens';
import { recordToasts } from '@/e2e/shared/toast-log';
import { contract } from '@/lib/api/contract';
import { injectReplies } from './hostile-replies';
import { hostileAddress, hostileText, InjectionDetector } from './injection';

/** The screens that render texts of the server, in the states with the most of them. */
const statesWithTexts: Readonly<Record<string, readonly string[]>> = {
  '/pages/contract-new/contract-new': ['overdue'],
  '/pages/contract-new/increase-amount': ['vouchers'],
  '/pages/contract-new/my-coupon': ['coupons'],
  '/pages/custom-service/repay_help': ['overdue'],
  '/pages/hola-app-list/hola-app-list': ['member'],
  '/pages/index/index': ['initHalfway', 'refused', 'notApproved', 'approved', 'lending', 'overdue'],
  '/pages/landing/landing-sign-success/landing-sign-success': ['arrived'],
  '/pages/loan/loan-info-choose/loan-info-choose': ['couponSheet'],
  '/pages/loan/loan-information/loan-information': ['withCoupon'],
  '/pages/my-loan/my-loan': ['paymentFailed', 'cleared'],
  '/pages/order-detail/order-detail': ['paymentFailed', 'paySheet'],
  '/pages/product/product': ['approved'],
  '/pages/profile/profile': ['quota'],
  '/pages/sign/sign': ['notConfirmed'],
  '/pages/step/step-basic/step-basic': ['fix', 'moreFix'],
  '/pages/step/step-social/step-social': ['fix', 'moreSaved'],
  '/pages/step/step-withdrawal/step-withdrawal': ['bank'],
  '/pages/step/step-withdrawal/step-withdrawal-new': ['change'],
  '/pages/upload/upload-id-card/upload-id-card': ['fixPhotos'],
};

/** Calls whose replies have no text that can be changed, or that need a user action. */
const callsWithoutTexts = [
  'app/get_login_option',
  'user/get_code',
  'user/get_mail_code',
  'user/login',
  'app/save_basic_info',
  'app/save_extra_info',
  'app/save_transfer_info',
  'app/upload_image_info',
  'loan/apply_info',
  'loan/apply',
  'deal/repay_request',
  'user/upload_behavior',
  'user/upload_device',
  'user/upload_app',
  'user/upload_sms',
];

/** States that render only figures and dates of the server, or texts of lists that are not open. */
const statesWithoutTexts = [
  '/pages/contract-new/increase-amount vouchers',
  '/pages/contract-new/my-coupon coupons',
  '/pages/custom-service/repay_help overdue',
  '/pages/index/index overdue',
  '/pages/my-loan/my-loan paymentFailed',
  '/pages/step/step-withdrawal/step-withdrawal bank',
];

test('the detector finds markup and addresses that take effect', async ({ app }) => {
  const { page } = await app();
  const detector = await InjectionDetector.watch(page.context());
  await page.goto('about:blank');
  await page.setContent(`<p title="${hostileText}"><a href="${hostileAddress}">x</a>`);
  await page.waitForFunction(() => window.xssRan);
  expect(await detector.findIn(page, 'blank')).toEqual(
    expect.arrayContaining([
      'blank: a script ran',
      'blank: element img',
      'blank: attribute onerror',
      `blank: href=${hostileAddress}`,
    ]),
  );
});

test('MASVS-CODE-4: markup in any text of the server is rendered as text on every screen', async ({
  app,
}) => {
  // Dozens of states, one after the other.
  test.setTimeout(600_000);
  const opened = await app();
  const detector = await InjectionDetector.watch(opened.page.context());
  const changed = await injectReplies(opened.page.context());
  const screens = allScreens();
  for (const [path, names] of Object.entries(statesWithTexts)) {
    const states = screens.find((screen) => screen.path === path)?.states ?? [];
    for (const name of names) {
      const state = states.find((each) => each.name === name);
      if (!state) throw new Error(`${path} has no state ${name}`);
      await visitState(opened, { path, state }, async (page) => {
        const values = await page.locator('input').evaluateAll(readValues);
        // Only what is visible: if a screen's code loads after Home's, Home stays mounted as a hidden tab.
        const texts = [await page.locator('body').innerText(), ...values].join();
        if (statesWithoutTexts.includes(`${path} ${name}`)) expect(texts).not.toContain('data-xss');
        else expect(texts).toContain('data-xss');
        expect(await detector.findIn(page, `${path} ${name}`)).toEqual([]);
      });
    }
  }
  const calls: ReadonlySet<string> = changed;
  expect(Object.keys(contract).filter((path) => !calls.has(path))).toEqual(callsWithoutTexts);
});

test('markup in the title and in the text of a notice is rendered as text', async ({ app }) => {
  const opened = await app();
  const detector = await InjectionDetector.watch(opened.page.context());
  await injectReplies(opened.page.context());
  const path = '/pages/index/index';
  const home = allScreens().find((screen) => screen.path === path);
  const state = home?.states.find(({ name }) => name === 'lending');
  if (!state) throw new Error('Home has no state lending');
  await visitState(opened, { path, state }, async (page) => {
    const notices = await page.locator('.notice', { hasText: hostileText }).allTextContents();
    expect(notices).toHaveLength(1);
    expect(notices.join().split(hostileText)).toHaveLength(3);
    expect(await detector.findIn(page, 'notice')).toEqual([]);
  });
});

/** Runs in the page. */
function readValues(fields: Element[]): string[] {
  return fields.map((field) => (field instanceof HTMLInputElement ? field.value : ''));
}

test('markup in the msg of an expired session is shown as text in the toast', async ({ app }) => {
  const { page, sandbox, open } = await app();
  const detector = await InjectionDetector.watch(page.context());
  const { home, getCode } = createScreens(playwrightDriver(page));
  await page.addInitScript(recordToasts);
  await sandbox.fault({ path: 'app/home', kind: 'code', code: 10001, msg: hostileText });
  await open('/pages/contract-new/my-coupon', 'coupons');
  await home.open();
  await getCode.waitForToast(hostileText);
  expect(await detector.findIn(page, 'toast')).toEqual([]);
});

for (const pay_url of [hostileAddress, '//evil.example/pay']) {
  test(`the pay page ${pay_url} is not opened`, async ({ app }) => {
    const { page, by, open } = await app();
    const detector = await InjectionDetector.watch(page.context());
    await page.route('**/api/deal/repay_request', (route) =>
      route.fulfill({ json: { code: 0, msg: '', ret: { payment_id: 'p', pay_url } } }),
    );
    const { order } = createScreens(playwrightDriver(page));
    await open(order.path, 'lending');
    await order.waitForState('lending');
    await order.choosePaymentMethod('yape');
    await order.confirmPayment();
    await by(webviewIds.refused).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await detector.findIn(page, pay_url)).toEqual([]);
  });
}
