import { expect } from '@playwright/test';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { openRunningLoan } from '@/e2e/browser/failures/failure-fixture';
import { test } from '@/e2e/browser/harness/test';

test('a part that is typed stays in view while the sheet says below what it comes to', async ({
  journey,
}) => {
  const j = await journey();
  const { by, page } = j;
  await openRunningLoan(j);
  await j.order.choosePaymentMethod('transfer');
  await by(paymentIds.part).check({ force: true });
  const field = by(paymentIds.partAmount);
  await field.fill('60000');
  await by(paymentIds.after).waitFor();
  const bottom = async (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  await expect
    .poll(async () => (await bottom(`#${paymentIds.partAmount}`)) <= (await bottom('.sheet__body')))
    .toBe(true);
});

test('at 320 px and 200 % text a part that is chosen stays in view', async ({ journey }) => {
  const j = await journey({ width: 320, height: 640 });
  const { by, page } = j;
  await openRunningLoan(j);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await j.order.choosePaymentMethod('transfer');
  await by(paymentIds.part).check({ force: true });
  await expect(by(paymentIds.partAmount)).toBeInViewport();
});
