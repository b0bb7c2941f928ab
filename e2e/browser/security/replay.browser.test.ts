import { expect } from '@playwright/test';
import { endPayment } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';

test('after a payment neither a reload, nor Back, nor another tab makes a second one', async ({
  journey,
}) => {
  const j = await journey();
  await j.open(j.order.path, 'lending');
  await j.order.waitForState('lending');
  await j.order.choosePaymentMethod('yape');
  await j.order.confirmPayment();
  await j.payScreen.waitUntilLoaded();
  await endPayment(j.page, 'success');
  await j.order.waitForState('cleared');
  await j.page.reload();
  await j.order.waitForState('cleared');
  const other = await j.openSecondTab();
  await other.order.waitForState('cleared');
  await j.page.bringToFront();
  await j.page.goBack();
  const { payments } = await j.sandbox.state();
  expect(payments).toMatchObject([{ state: 'success' }]);
});
