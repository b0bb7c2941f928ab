import { expect } from '@playwright/test';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { openTransfer } from '@/e2e/browser/harness/open-transfer';
import { test } from '@/e2e/browser/harness/test';

/** Runs in the page: whether the middle of the toast is in view, above the scrim of an open sheet. */
function isOnTop(toast: HTMLElement): boolean {
  const { x, y, width, height } = toast.getBoundingClientRect();
  toast.style.pointerEvents = 'auto';
  return document.elementFromPoint(x + width / 2, y + height / 2) === toast;
}

test('a toast is above the scrim of a sheet, though the engine has no popovers, and goes with it', async ({
  journey,
}) => {
  const j = await journey();
  const { page, by } = j;
  await openTransfer(j);
  const toast = page.locator('.toast');
  await page.locator('.copy-row button').first().tap();
  await toast.waitFor();
  await by(paymentIds.open).first().tap();
  await page.locator('dialog.sheet[open]').waitFor();
  // Within the sheet, it rises with it.
  await expect.poll(() => toast.evaluate(isOnTop)).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('dialog.sheet[open]').waitFor({ state: 'detached' });
  expect(await toast.evaluate(isOnTop)).toBe(true);
  await page.clock.runFor(1500);
  await toast.waitFor({ state: 'detached' });
});
