import { expect } from '@playwright/test';
import { ids as signedIds } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen.ids';
import { test } from '@/e2e/browser/harness/test';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import {
  chooseLoan,
  fillBasics,
  fillSocial,
  payByLink,
  signLoan,
  submitWithPhotos,
} from '@/e2e/shared/flows';

test('Back and Forward through the steps keep typed and saved values', async ({ journey }) => {
  const j = await journey();
  const { page, home, basic, social } = j;
  await j.open('/', 'init');
  await home.waitForState('init');
  await home.tapButton('goOn');
  await fillBasics(j);
  const basics = await basic.values();
  await page.goBack();
  await basic.waitForHeading(catalogueText('es', 'stepBasic.who'));
  await page.locator('h1:focus').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await basic.answerLeavePrompt('stay');
  expect(await basic.values()).toEqual(basics);
  await basic.tapBack();
  await page.goBack();
  await basic.answerLeavePrompt('leave');
  await home.waitForState('init');
  await page.goForward();
  await basic.waitUntilLoaded();
  expect(await basic.values()).toEqual(basics);
  const last = await basic.shownValues();
  await basic.submit();
  await fillSocial(j);
  const answers = await social.values();
  for (const _page of [2, 1]) await social.tapBack();
  await social.answerLeavePrompt('leave');
  await basic.waitUntilLoaded();
  expect(await basic.shownValues()).toEqual(last);
  await page.goForward();
  await social.waitUntilLoaded();
  expect(await social.values()).toEqual(answers);
});

test('after the application is submitted, Back and Forward show closed forms and submit nothing again', async ({
  journey,
}) => {
  const j = await journey();
  const { page, home, withdrawal, upload, sandbox, requests } = j;
  await j.open('/', 'init_id_card');
  await home.waitForState('init');
  await home.tapButton('goOn');
  await upload.waitUntilLoaded();
  await submitWithPhotos(j);
  await upload.open();
  await upload.waitUntilClosed();
  await page.goBack();
  await home.waitForState('review');
  await withdrawal.open();
  await withdrawal.waitUntilClosed();
  await withdrawal.goHome();
  await home.waitForState('review');
  expect(requests.count('loan/apply_info')).toBe(1);
  expect((await sandbox.lastAccount()).applications).toHaveLength(1);
});

test('after a loan is signed and repaid, Back and Forward neither sign nor pay again', async ({
  journey,
}) => {
  const j = await journey();
  const { page, home, choose, information, sign, signed, blocked, order, sandbox, requests } = j;
  await j.open('/', 'approved');
  await home.waitForState('approved');
  await chooseLoan(j);
  await sign.waitUntilLoaded();
  await page.goBack();
  await information.waitUntilLoaded();
  const query = await information.currentQuery();
  await page.goForward();
  await sign.waitUntilLoaded();
  const orderNo = await signLoan(j);
  await choose.open();
  await choose.waitForPath();
  await blocked.waitUntilShown();
  await information.open(query);
  await information.waitForPath();
  await blocked.waitUntilShown();
  await page.goBack();
  await choose.waitForPath();
  await page.goBack();
  await signed.waitUntilLoaded();
  expect(await signed.orderNo()).toBe(orderNo);

  await signed.tap(signedIds.detail);
  await order.waitForState('waiting');
  await j.advanceTime('PT8S');
  await payByLink(j);
  await page.goForward();
  const frame = page.frameLocator(j.payScreen.frame);
  await frame.locator('main:not(:has(button)) [role="status"]').waitFor();
  await page.goBack();
  await order.waitForState('cleared');
  await page.goBack();
  await signed.waitUntilLoaded();
  expect(requests.count('loan/apply')).toBe(1);
  const { accounts, payments } = await sandbox.state();
  expect(accounts.at(-1)?.orders).toHaveLength(1);
  expect(payments).toHaveLength(1);
});

test('in a web view without the Navigation API, a payment leads back to the loan', async ({
  journey,
}) => {
  const j = await journey();
  const { page, home, payScreen } = j;
  await page.addInitScript(() => Object.assign(window, { navigation: undefined }));
  await j.open('/', 'lending');
  expect(await page.evaluate(() => 'navigation' in window && window.navigation)).toBeFalsy();
  await home.waitForState('lending');
  await home.tapButton('pay');
  await payByLink(j);
  expect(await page.locator(payScreen.frame).count()).toBe(0);
});
