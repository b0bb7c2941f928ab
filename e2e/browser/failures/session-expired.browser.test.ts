import { expect } from '@playwright/test';
import { ids } from '@/app/pages/my-loan/my-loan/screen.ids';
import type { Journey } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { logIn } from '@/e2e/shared/flows';
import { scenarioPhone } from '@/e2e/shared/sample-user';
import { failedState, readCall } from './failure-fixture';

/** The server's message at the end of a session. */
const message = 'Tu sesión terminó';

/** Of the replies that end a session (product.md section 8) one to a read; Detox has all of them. */
const endOfRead = { code: 10001, msg: message };

/** What the browser stores of a session. */
async function storedSession({ page }: Journey): Promise<(string | null)[]> {
  return page.evaluate(() =>
    ['uni_token', 'user_id', 'phone', 'my_loan_index'].map((key) => localStorage.getItem(key)),
  );
}

const nothing = [null, null, null, null];

test('code 10001 of a read signs out, and after the next log-in the loan is shown', async ({
  journey,
}) => {
  const j = await journey();
  const { sandbox, getCode, myLoan, order, page } = j;
  await j.open(myLoan.path, 'lending');
  await myLoan.showList('complete');
  await failedState(page).waitFor();
  expect(await storedSession(j)).not.toContain(null);
  const [loan] = (await sandbox.lastAccount()).orders;
  const query = { order_no: loan?.order_no ?? '' };
  await sandbox.fault({ path: readCall, ...endOfRead });
  await order.open(query);
  await getCode.waitForToast(endOfRead.msg);
  await getCode.waitUntilLoaded();
  expect(await storedSession(j)).toEqual(nothing);
  await logIn(j, scenarioPhone);
  await order.waitUntilLoaded();
  expect(await order.currentQuery()).toEqual(query);
});

test("on a tab the end of a session shows the guest's screen, with the app's message where the server has none", async ({
  journey,
}) => {
  const j = await journey();
  const { sandbox, getCode, myLoan } = j;
  await sandbox.fault({ path: readCall, code: 10001, msg: '' });
  await j.open(myLoan.path, 'lending');
  await myLoan.waitForToast(catalogueText('es', 'apiErrors.loggedOut'));
  expect(await storedSession(j)).toEqual(nothing);
  await j.by(ids.logIn).tap();
  await getCode.waitUntilLoaded();
  await logIn(j, scenarioPhone);
  await myLoan.waitUntilLoaded();
  await myLoan.waitForList();
});
