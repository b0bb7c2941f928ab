import { expect } from '@playwright/test';
import { ids as chooseIds } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { ids as nativeIds } from '@/app/pages/settings/page_native_test/screen.ids';
import { ids as payoutIds } from '@/app/payout/payout.ids';
import { pauseClock } from '@/e2e/browser/harness/hold-calls';
import { test } from '@/e2e/browser/harness/test';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { storedBankAccount } from '@/e2e/shared/sample-user';
import { failedState, fillAccount, readCall, toastsOf, writeCall } from './failure-fixture';

const message = 'El sistema está en mantención hasta las 12:00';

test('code 301 of a read shows no toast and offers to retry', async ({ journey }) => {
  const j = await journey();
  const { sandbox, myLoan, page } = j;
  await sandbox.fault({ path: readCall, code: 301, msg: message });
  await j.open(myLoan.path, 'lending');
  await failedState(page).waitFor();
  expect(await toastsOf(page)).toEqual([]);
  await myLoan.retry();
  await myLoan.waitForList();
});

test('code 301 of a write saves nothing, shows no toast and keeps the values', async ({
  journey,
}) => {
  const j = await journey();
  const { sandbox, oldWithdrawal, upload, page } = j;
  const values = await fillAccount(j);
  await sandbox.fault({ path: writeCall, code: 301, msg: message });
  await oldWithdrawal.save();
  await j.by(payoutIds.failure).waitFor();
  expect(await toastsOf(page)).toEqual([]);
  expect(await oldWithdrawal.values()).toEqual(values);
  expect((await sandbox.lastAccount()).transfer).toBeNull();
  await oldWithdrawal.save();
  await upload.waitUntilLoaded();
});

test('msg invalid loan_daycount disables the term without a toast', async ({ journey }) => {
  const j = await journey();
  const { sandbox, choose, page } = j;
  await sandbox.fault({ path: 'loan/preview', code: 0, msg: 'invalid loan_daycount' });
  await j.open(`${choose.path}?amount=100000&term_days=120`, 'approved');
  await choose.waitForUnavailableTerm(120);
  await j.by(chooseIds.otherTerm).tap();
  await choose.figures();
  expect((await choose.choice()).days).not.toBe(120);
  expect(await toastsOf(page)).toEqual([]);
});

test("any other msg of a read is shown once in a toast in the server's words", async ({
  journey,
}) => {
  const j = await journey();
  const { sandbox, myLoan, page } = j;
  await sandbox.fault({ path: readCall, code: 1, msg: message });
  await j.open(myLoan.path, 'lending');
  await myLoan.waitForToast(message);
  await failedState(page).waitFor();
  await myLoan.retry();
  await myLoan.waitForList();
  expect(await toastsOf(page)).toEqual([message]);
});

test('any other msg of a write is shown in a toast and on the page, and keeps the values', async ({
  journey,
}) => {
  const j = await journey();
  const { sandbox, oldWithdrawal, upload, page } = j;
  const values = await fillAccount(j);
  await sandbox.fault({ path: writeCall, code: 0, msg: message });
  await oldWithdrawal.save();
  await oldWithdrawal.waitForToast(message);
  await oldWithdrawal.waitForSaveFailure(message);
  expect(await oldWithdrawal.values()).toEqual(values);
  await oldWithdrawal.save();
  await upload.waitUntilLoaded();
  expect(await toastsOf(page)).toEqual([message]);
  expect((await sandbox.lastAccount()).transfer).toEqual(storedBankAccount);
});

test('a reply without a msg is shown, whatever its code', async ({ journey }) => {
  const j = await journey();
  const { myLoan, page } = j;
  await page.route(`**/api/${readCall}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), code: 7 } });
  });
  await j.open(myLoan.path, 'lending');
  await myLoan.waitForList();
  expect(await toastsOf(page)).toEqual([]);
});

test('a toast has the role status and closes after 1500 ms, counted from the latest toast', async ({
  journey,
}) => {
  const j = await journey();
  const { sandbox, myLoan, page } = j;
  await sandbox.fault({ path: readCall, msg: 'cero' });
  await j.open(myLoan.path, 'lending');
  await myLoan.waitForFailure();
  await pauseClock(page);
  const toast = page.locator('[role="status"] > .toast');
  await sandbox.fault({ path: readCall, msg: 'uno' });
  await myLoan.retry();
  await myLoan.waitForToast('uno');
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1400);
  await sandbox.fault({ path: readCall, msg: 'dos' });
  await myLoan.retry();
  await myLoan.waitForToast('dos');
  expect(await toast.allTextContents()).toEqual(['dos']);
  await page.clock.runFor(1499);
  expect(await toast.allTextContents()).toEqual(['dos']);
  await page.clock.runFor(1);
  await toast.waitFor({ state: 'detached' });
});

for (const [name, path] of [
  ['read', readCall],
  ['write', writeCall],
] as const) {
  test(`a connection that breaks during a ${name} is shown in a toast`, async ({ journey }) => {
    const j = await journey();
    const { sandbox, myLoan, oldWithdrawal } = j;
    if (path === writeCall) await fillAccount(j);
    await sandbox.fault({ path, kind: 'drop', times: 9 });
    if (path === writeCall) await oldWithdrawal.save();
    else await j.open(myLoan.path, 'lending');
    await myLoan.waitForToast(catalogueText('es', 'apiErrors.network'));
  });
}

test('a call without a response fails after exactly 60 seconds and can be repeated', async ({
  journey,
}) => {
  const j = await journey();
  const { sandbox, oldWithdrawal, upload, page, requests } = j;
  const values = await fillAccount(j);
  await oldWithdrawal.submit();
  await oldWithdrawal.waitForConfirmation();
  await pauseClock(page);
  // More than one: the clock may abort the first call before it has reached the server.
  await sandbox.fault({ path: writeCall, kind: 'timeout', times: 9 });
  await oldWithdrawal.confirm();
  await requests.waitFor(writeCall);
  await page.clock.runFor(59_999);
  expect(await toastsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  await oldWithdrawal.waitForToast(catalogueText('es', 'apiErrors.timeout'));
  expect(await oldWithdrawal.values()).toEqual(values);
  await page.clock.resume();
  await sandbox.clearFaults();
  await oldWithdrawal.save();
  await upload.waitUntilLoaded();
  expect(requests.count(writeCall)).toBe(2);
});

test('without the Android shell an event of the bridge is refused as androidBridge unsupport', async ({
  journey,
}) => {
  const { nativeTest, open, by } = await journey();
  await open(nativeTest.path);
  await nativeTest.run('smsInfo');
  await by(nativeIds.reply('smsInfo')).filter({ hasText: 'androidBridge unsupport' }).waitFor();
});
