import { expect } from '@playwright/test';
import { applyAsNewUser, borrowAndRepay } from '@/e2e/shared/flows';
import { storedApplication } from '@/e2e/shared/sample-user';
import { test } from './firefox-test';

test('a new user borrows and repays', async ({ journey }) => {
  const j = await journey();
  const { sandbox, home } = j;
  await j.open('/');
  await home.waitForState('guest');
  await home.tapButton('apply');
  await applyAsNewUser(j);
  expect(await sandbox.lastAccount()).toMatchObject(storedApplication);

  const { orderNo, paid } = await borrowAndRepay(j);
  const loan = (await sandbox.lastAccount()).orders.at(-1);
  expect(loan).toMatchObject({ order_no: orderNo, status: 'cleared', amount: paid });
});
