import { expect } from '@playwright/test';
import { ids as loginIds } from '@/app/pages/account/login-page/login-page/screen.ids';
import { ids as myLoanIds } from '@/app/pages/my-loan/my-loan/screen.ids';
import { ids as uploadIds } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import { photoKinds } from '@/app/pages/upload/upload-id-card/upload-id-card/submission-blocker';
import { ids as payoutIds } from '@/app/payout/payout.ids';
import { dragSlider } from '@/e2e/browser/harness/finger';
import { endPayment, type Journey } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { acceptAgreement, fillBasics, fillSocial } from '@/e2e/shared/flows';
import { bankAccount, user } from '@/e2e/shared/sample-user';

/** Reloads the page; no toast is shown again. */
async function reload({ page }: Journey): Promise<void> {
  await page.reload();
  await page.locator('main:visible').waitFor();
  expect(await page.locator('.toast').count()).toBe(0);
}

test('a reload during log-in and in each form of the application keeps what was entered', async ({
  journey,
}) => {
  const j = await journey();
  const { home, getCode, login, basic, social, withdrawal, upload, sandbox } = j;
  await j.open('/');
  await home.waitForState('guest');
  await reload(j);
  await home.waitForState('guest');
  await home.tapButton('apply');
  await getCode.waitUntilLoaded();
  await getCode.enterAddress(user.phone);
  await getCode.agree();
  await reload(j);
  await getCode.waitUntilLoaded();
  expect(await getCode.values()).toEqual({ address: user.phone, agrees: true });
  await getCode.submit();
  await login.waitUntilLoaded();
  await reload(j);
  await login.waitUntilLoaded();
  // The countdown to the next code goes on.
  await login.waitForId(loginIds.wait);
  await login.enterCode(await sandbox.lastCode());

  await basic.waitUntilLoaded();
  await basic.fill({ first_name: 'A' });
  await reload(j);
  await basic.waitUntilLoaded();
  expect(await basic.firstName()).toBe('A');
  await fillBasics(j);
  const basics = await basic.values();
  await reload(j);
  await basic.waitForHeading(catalogueText('es', 'stepBasic.more'));
  expect(await basic.values()).toEqual(basics);
  await basic.submit();

  await fillSocial(j);
  const answers = await social.values();
  await reload(j);
  await social.waitUntilLoaded();
  expect(await social.values()).toEqual(answers);
  await social.submit();

  await withdrawal.waitUntilLoaded();
  await withdrawal.fill(bankAccount);
  const account = await withdrawal.values();
  await reload(j);
  await withdrawal.waitUntilLoaded();
  expect(await withdrawal.values()).toEqual(account);
  await withdrawal.submit();
  await withdrawal.waitForId(payoutIds.checkConfirm);
  await reload(j);
  await withdrawal.waitUntilLoaded();
  expect(await withdrawal.values()).toEqual(account);
  expect((await sandbox.lastAccount()).transfer).toBeNull();
  await withdrawal.submit();
  await withdrawal.confirm();

  await upload.waitUntilLoaded();
  await j.input.takePhotos();
  const thumbnails = () => Promise.all(photoKinds.map((kind) => upload.photo(kind).thumbnail()));
  const taken = await thumbnails();
  await reload(j);
  await upload.waitUntilLoaded();
  for (const kind of photoKinds) await upload.photo(kind).waitUntilAccepted();
  expect(await thumbnails()).toEqual(taken);
  await upload.waitForSummary();
  await upload.tap(uploadIds.correct('social'));
  await social.waitUntilLoaded();
  await social.submit();
  await upload.waitForSummary();
  await upload.submit();
  await j.submitted.waitUntilLoaded();
});

test('a reload on each screen from review to repayment keeps choice, quote and figures', async ({
  journey,
}) => {
  const j = await journey();
  const { page, home, submitted, choose, information, sign, signed, sandbox } = j;
  const { myLoan, order, payScreen } = j;
  await j.open(j.upload.path, 'init_submit');
  await j.upload.submit();
  await submitted.waitUntilLoaded();
  await reload(j);
  await submitted.waitUntilLoaded();
  await submitted.goHome();
  await home.waitForState('review');
  await reload(j);
  await home.waitForState('review');
  await j.advanceTime('PT2M');
  await home.waitForState('approved');
  await reload(j);
  await home.waitForState('approved');

  await home.tapButton('choose');
  await choose.waitUntilLoaded();
  await dragSlider(page.locator(choose.slider), 0.3);
  await choose.chooseTerm(180);
  const cost = await choose.figures();
  const choice = await choose.choice();
  await reload(j);
  await choose.waitUntilLoaded();
  expect(await choose.choice()).toEqual(choice);
  expect(await choose.figures()).toEqual(cost);
  await choose.proceed();
  await information.waitUntilLoaded();
  expect(await information.figures()).toMatchObject({ ...cost, due: expect.any(String) });
  await reload(j);
  await information.waitUntilLoaded();
  expect(await information.figures()).toMatchObject({ ...cost, due: expect.any(String) });
  await information.proceed();
  await acceptAgreement(j);
  const quote = await sign.currentQuery();
  await reload(j);
  await sign.waitUntilLoaded();
  expect(await sign.currentQuery()).toEqual(quote);
  expect(await sign.figures()).toMatchObject({ ...cost, due: expect.any(String) });
  expect(await sign.signatureState()).toEqual({ agrees: false, isDrawn: false });
  await acceptAgreement(j);
  await sign.sign();
  await signed.waitUntilLoaded();
  const orderNo = await signed.orderNo();
  await reload(j);
  await signed.waitUntilLoaded();
  expect(await signed.orderNo()).toBe(orderNo);

  await signed.openLoans();
  await myLoan.waitForLoan(orderNo);
  await reload(j);
  await myLoan.waitForLoan(orderNo);
  await myLoan.tap(myLoanIds.row(orderNo));
  await order.waitForState('waiting');
  await reload(j);
  await order.waitForState('waiting');
  await j.advanceTime('PT8S');
  await order.waitForState('lending');
  await order.choosePaymentMethod('debit');
  await reload(j);
  await order.waitForState('lending');
  await order.choosePaymentMethod('debit');
  // On the first day there is no interest yet; the payment method adds its fee.
  expect(await order.confirmPayment()).toBe(choice.amount + 500);
  await payScreen.waitUntilLoaded();
  await reload(j);
  await payScreen.waitUntilLoaded();
  await endPayment(page, 'success');
  await order.waitForState('cleared');
  await reload(j);
  await order.waitForState('cleared');
  const { payments } = await sandbox.state();
  expect(payments.filter(({ state }) => state === 'success')).toHaveLength(1);
});
