import { ids as webviewIds } from '@/app/pages/webview/webview/screen.ids';
import { withApp } from '@/e2e/browser/harness/app';
import { playwrightDriver } from '@/e2e/browser/harness/playwright-driver';
import { allScreens, visitState } from '@/e2e/browser/harness/screen-states';
import { createScreens } from '@/e2e/screens/all-screens';
import { contract } from '@/lib/api/contract';
import { poisonReplies } from './hostile-replies';
import { hostileAddress, hostileText, Intrusions } from './injection';

const app = withApp();

/** The screens that show what the server says, each in the states in which it says most. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  '/pages/account/get-code-page/get-code-page': ['ready'],
  '/pages/contract-new/contract-new': ['overdue'],
  '/pages/contract-new/increase-amount': ['vouchers'],
  '/pages/contract-new/my-coupon': ['coupons'],
  '/pages/custom-service/repay_help': ['overdue'],
  '/pages/hola-app-list/hola-app-list': ['member'],
  '/pages/index/index': ['initHalfway', 'refused', 'notApproved', 'approved', 'overdue'],
  '/pages/landing/landing-sign-success/landing-sign-success': ['arrived'],
  '/pages/loan/loan-info-choose/loan-info-choose': ['couponSheet'],
  '/pages/loan/loan-information/loan-information': ['withCoupon'],
  '/pages/my-loan/my-loan': ['paymentFailed', 'clearedList'],
  '/pages/order-detail/order-detail': ['paymentFailed', 'paySheet'],
  '/pages/product/product': ['approved'],
  '/pages/profile/profile': ['quota'],
  '/pages/sign/sign': ['notConfirmed'],
  '/pages/step/step-basic/step-basic': ['fix'],
  '/pages/step/step-social/step-social': ['fix'],
  '/pages/step/step-withdrawal/step-withdrawal': ['bank'],
  '/pages/step/step-withdrawal/step-withdrawal-new': ['change'],
  '/pages/upload/upload-id-card/upload-id-card': ['fixPhotos'],
};

/** Replies without a text that another could stand for, or to what only a person does. */
const unsaid = [
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

/** Where a reply has figures and dates to show, and names only for what is chosen from. */
const wordless = [
  '/pages/contract-new/increase-amount vouchers',
  '/pages/contract-new/my-coupon coupons',
  '/pages/custom-service/repay_help overdue',
  '/pages/landing/landing-sign-success/landing-sign-success arrived',
  '/pages/my-loan/my-loan paymentFailed',
  '/pages/step/step-withdrawal/step-withdrawal bank',
];

test('what has come to life is seen', async () => {
  const { page } = await app();
  const intrusions = await new Intrusions(page.context()).watch();
  await page.goto('about:blank');
  await page.setContent(`<p title="${hostileText}"><a href="${hostileAddress}">x</a>`);
  await page.waitForFunction(() => window.xssRan);
  expect(await intrusions.on(page, 'blank')).toEqual(
    expect.arrayContaining([
      'blank: a script ran',
      'blank: element img',
      'blank: attribute onerror',
      `blank: href=${hostileAddress}`,
    ]),
  );
});

test('MASVS-CODE-4: no text of the server comes to life on any screen', async () => {
  const phone = await app();
  const { page } = phone;
  const intrusions = await new Intrusions(page.context()).watch();
  const poisoned = await poisonReplies(page.context());
  const screens = allScreens();
  const silent: string[] = [];
  for (const [path, names] of Object.entries(spoken)) {
    const states = screens.find((screen) => screen.path === path)?.states ?? [];
    for (const name of names) {
      const state = states.find((each) => each.name === name);
      if (!state) throw new Error(`${path} has no state ${name}`);
      await visitState(phone, { path, state }, async (seen) => {
        const values = await seen.locator('input').evaluateAll(read);
        const words = [await seen.locator('body').textContent(), ...values].join();
        if (!words.includes('data-xss')) silent.push(`${path} ${name}`);
        expect(await intrusions.on(seen, `${path} ${name}`)).toEqual([]);
      });
    }
  }
  const calls = new Set([...poisoned].map((field) => field.split(' ')[0]));
  expect(Object.keys(contract).filter((path) => !calls.has(path))).toEqual(unsaid);
  // On all others the words did stand, as words.
  expect(silent).toEqual(wordless);
}, 180_000);

/** Runs in the page: what stands in its fields. */
function read(fields: Element[]): string[] {
  return fields.map((field) => (field instanceof HTMLInputElement ? field.value : ''));
}

test('the words of a refusal and of an ended session are words alone', async () => {
  const { page, sandbox, open } = await app();
  const intrusions = await new Intrusions(page.context()).watch();
  const { home, getCode } = createScreens(playwrightDriver(page));
  await sandbox.fault({ path: 'app/home', kind: 'code', code: 10001, msg: hostileText });
  await open('/pages/contract-new/my-coupon', 'coupons');
  await home.open();
  await getCode.waitForToast(hostileText);
  expect(await intrusions.on(page, 'toast')).toEqual([]);
});

test.each([hostileAddress, 'https://evil.example/pay', '//evil.example/pay', 'data:text/html,x'])(
  'a payment that is to be made on %s is not made there',
  async (pay_url) => {
    const { page, by, open } = await app();
    const intrusions = await new Intrusions(page.context()).watch();
    await page.route('**/api/deal/repay_request', (route) =>
      route.fulfill({ json: { code: 0, msg: '', ret: { payment_id: 'p', pay_url } } }),
    );
    const { order } = createScreens(playwrightDriver(page));
    await open('/pages/order-detail/order-detail', 'lending');
    await order.waitForState('lending');
    await order.choosePaymentMethod('yape');
    await order.confirmPayment();
    await by(webviewIds.refused).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await intrusions.on(page, pay_url)).toEqual([]);
  },
);
