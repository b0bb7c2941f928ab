import { expect, type Locator } from '@playwright/test';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { openRunningLoan } from '@/e2e/browser/failures/failure-fixture';
import { test } from '@/e2e/browser/harness/test';

test('a part that is typed stays in view with what it leaves, while the sheet says below what it comes to', async ({
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

test('a way to pay that is chosen stays whole in view while the sheet says below what it comes to', async ({
  journey,
}) => {
  const j = await journey({ width: 360, height: 800 });
  const { by, page } = j;
  await openRunningLoan(j);
  await j.order.choosePaymentMethod('transfer');
  await by(paymentIds.part).check({ force: true });
  await by(paymentIds.partAmount).fill('100000');
  const debit = page.locator('.pay-option', { has: page.locator('[value=debit]') });
  await debit.tap();
  await expect(page.locator('.sheet__sum .figures__total')).toBeVisible();
  await expect
    .poll(async () => (await boxOf(debit)).bottom <= (await boxOf(page.locator('.sheet__sum'))).top)
    .toBe(true);
});

for (const height of [320, 568, 600]) {
  test(`in a window of ${height} px the button that pays stays in sight, and nothing else hides how much is paid`, async ({
    journey,
  }) => {
    const j = await journey({ width: 360, height });
    const { by, page } = j;
    await openRunningLoan(j);
    await j.order.choosePaymentMethod('debit');
    await expect(by(paymentIds.confirm)).toBeInViewport({ ratio: 1 });
    const part = page.locator('.pay-option', { has: by(paymentIds.part) });
    await part.scrollIntoViewIfNeeded();
    const { top } = await boxOf(page.locator('.sheet__footer'));
    expect((await boxOf(part)).bottom).toBeLessThanOrEqual(top);
    // The button alone.
    expect(height - top).toBeLessThan(100);
  });
}

test('a part that is chosen by touch shows its field with the focus', async ({ journey }) => {
  const j = await journey({ width: 360, height: 640 });
  const { by, page, order } = j;
  await j.open(order.path, 'overdue');
  await order.choosePaymentMethod('transfer');
  await page.locator('.pay-option', { has: by(paymentIds.part) }).tap();
  const field = by(paymentIds.partAmount);
  const isAbove = async (part: Locator) =>
    (await boxOf(part)).bottom <= (await boxOf(page.locator('.sheet__footer'))).top;
  await expect.poll(() => isAbove(page.locator('.field', { has: field }))).toBe(true);
  await expect(field).toBeFocused();
  // The keyboard.
  await page.setViewportSize({ width: 360, height: 320 });
  await expect.poll(() => isAbove(field)).toBe(true);
});

for (const typed of ['150000', '1500000']) {
  test(`above the keyboard the field of a part of ${typed}, what is said of it and what remains are in view`, async ({
    journey,
  }) => {
    const j = await journey({ width: 360, height: 800 });
    const { by, page, order } = j;
    await j.open(order.path, 'overdue');
    await order.choosePaymentMethod('transfer');
    await page.locator('.pay-option', { has: by(paymentIds.part) }).tap();
    const field = by(paymentIds.partAmount);
    await field.focus();
    // The keyboard.
    await page.setViewportSize({ width: 360, height: 470 });
    await field.pressSequentially(typed);
    const isFault = typed.length > 6;
    if (isFault) await page.locator('.sheet .error').waitFor();
    const seen = [
      page.locator('.field', { has: field }),
      ...(isFault ? [] : [by(paymentIds.after).locator('dl > div').first()]),
    ];
    const inSight = async (part: Locator) => {
      const { top, bottom } = await boxOf(part);
      return top >= 0 && bottom <= (await boxOf(page.locator('.sheet__footer'))).top;
    };
    for (const part of seen) await expect.poll(() => inSight(part)).toBe(true);
  });
}

const boxOf = (element: Locator) =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return { top, bottom };
  });
