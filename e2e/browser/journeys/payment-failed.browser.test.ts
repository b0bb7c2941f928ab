import { test } from '@/e2e/browser/harness/test';

const openAccount = {
  account_type: { chip: 'bank' },
  bank_code: 2,
  account_number: '123456789',
  bank_account_type: { chip: 'vista' },
  full_name: 'Camila Muñoz',
} as const;

test('Home links to the account after a failed payment, and shows by itself that the loan was paid out', async ({
  journey,
}) => {
  const j = await journey();
  const { home, order, oldWithdrawal } = j;
  await j.open('/', 'payment_failed');
  await home.waitForState('payment_failed');
  await home.tapButton('fixAccount');
  await oldWithdrawal.waitUntilLoaded();
  await oldWithdrawal.waitForPaymentFailure();
  await oldWithdrawal.fill(openAccount);
  await oldWithdrawal.save();
  await order.waitForState('waiting');
  await order.tapBack();
  await home.waitForState('waiting');
  await j.advanceTime('PT15S');
  await home.waitForState('lending');
});
