import { expect } from '@playwright/test';
import type { Journey } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { acceptAgreement, chooseLoan, fillBasics, logIn, signLoan } from '@/e2e/shared/flows';
import { scenarioPhone, storedBasics } from '@/e2e/shared/sample-user';

/** The server's message at the end of a session. */
const message = 'Tu sesión terminó';

/** Lets the next call of a path end the session. */
async function endSessionAt(j: Journey, path: 'app/save_basic_info' | 'loan/apply'): Promise<void> {
  await j.sandbox.fault({ path, kind: 'code', code: 10001, msg: message });
}

test('a session that ends when a form is saved keeps the values', async ({ journey }) => {
  const j = await journey();
  const { basic, social, getCode, sandbox } = j;
  await j.open(basic.path, 'init');
  await fillBasics(j);
  const values = await basic.values();
  await endSessionAt(j, 'app/save_basic_info');
  await basic.submit();
  await getCode.waitForToast(message);
  await logIn(j, scenarioPhone);
  await basic.waitUntilLoaded();
  await basic.openPage('1');
  expect(await basic.values()).toEqual(values);
  await basic.submit();
  await social.waitUntilLoaded();
  expect((await sandbox.lastAccount()).basic).toEqual(storedBasics);
});

test('a session that ends at the signature leads back to the same quote, and one loan is made', async ({
  journey,
}) => {
  const j = await journey();
  const { home, sign, getCode, sandbox } = j;
  await j.open('/', 'approved');
  await home.waitForState('approved');
  await chooseLoan(j);
  await acceptAgreement(j);
  const figures = await sign.figures();
  const { preview_id } = await sign.currentQuery();
  await endSessionAt(j, 'loan/apply');
  await sign.sign();
  await getCode.waitForToast(message);
  await logIn(j, scenarioPhone);
  await sign.waitUntilLoaded();
  expect((await sign.currentQuery()).preview_id).toBe(preview_id);
  expect(await sign.figures()).toEqual(figures);
  const orderNo = await signLoan(j);
  const { orders } = await sandbox.lastAccount();
  expect(orders).toMatchObject([{ order_no: orderNo }]);
});
