import { ids as chooseIds } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { ids as nativeIds } from '@/app/pages/settings/page_native_test/screen.ids';
import { ids as payoutIds } from '@/app/payout/payout.ids';
import { textOf } from '../harness/texts';
import { bankAccountKept } from '../journeys/person';
import { lastAccount } from '../journeys/server-view';
import { askAgain, failedState, readCall, typeAccount, withFailures, writeCall } from './failing';
import { stopClock } from './stop-clock';
import { toastsOf } from './toast-log';

const failures = withFailures();
const words = 'El sistema está en mantención hasta las 12:00';

test('code 301 at a reading call is no word but a way to ask again', async () => {
  const j = await failures();
  const { control, myLoan, page } = j;
  await control.fault({ path: readCall, code: 301, msg: words });
  await j.open(myLoan.path, 'lending');
  await failedState(page).waitFor();
  expect(await toastsOf(page)).toEqual([]);
  await askAgain(page);
  await page.locator('.my-loan__list').waitFor();
});

test('code 301 at a writing call saves nothing, toasts nothing and keeps what is typed', async () => {
  const j = await failures();
  const { control, oldWithdrawal, upload, page } = j;
  const typed = await typeAccount(j);
  await control.fault({ path: writeCall, code: 301, msg: words });
  await oldWithdrawal.submit();
  await j.by(payoutIds.failure).waitFor();
  expect(await toastsOf(page)).toEqual([]);
  expect(await oldWithdrawal.typed()).toEqual(typed);
  expect((await lastAccount(control)).transfer).toBeNull();
  await oldWithdrawal.submit();
  await upload.stands();
});

test('a term that the server does not lend for is marked, without a word of failure', async () => {
  const j = await failures();
  const { control, choose, page } = j;
  await control.fault({ path: 'loan/preview', code: 0, msg: 'invalid loan_daycount' });
  await j.open(`${choose.path}?amount=100000&term_days=15`, 'approved');
  await page.locator(`input[name="${chooseIds.term}"][value="15"]:disabled`).waitFor();
  await j.by(chooseIds.otherTerm).tap();
  await choose.figures();
  expect((await choose.choice()).days).not.toBe(15);
  expect(await toastsOf(page)).toEqual([]);
});

test("any other msg at a reading call is said in the server's words", async () => {
  const j = await failures();
  const { control, myLoan, page } = j;
  await control.fault({ path: readCall, code: 1, msg: words });
  await j.open(myLoan.path, 'lending');
  await myLoan.toasts(words);
  await failedState(page).waitFor();
  await askAgain(page);
  await page.locator('.my-loan__list').waitFor();
  expect(await toastsOf(page)).toEqual([words]);
});

test('any other msg at a writing call is said, stays on the page, and keeps what is typed', async () => {
  const j = await failures();
  const { control, oldWithdrawal, upload, page } = j;
  const typed = await typeAccount(j);
  await control.fault({ path: writeCall, code: 0, msg: words });
  await oldWithdrawal.submit();
  await oldWithdrawal.toasts(words);
  await j.by(payoutIds.failure).filter({ hasText: words }).waitFor();
  expect(await oldWithdrawal.typed()).toEqual(typed);
  await oldWithdrawal.submit();
  await upload.stands();
  expect(await toastsOf(page)).toEqual([words]);
  expect((await lastAccount(control)).transfer).toEqual(bankAccountKept);
});

test('a reply without a msg is shown, whatever its code', async () => {
  const j = await failures();
  const { myLoan, page } = j;
  await page.route(`**/api/${readCall}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), code: 7 } });
  });
  await j.open(myLoan.path, 'lending');
  await page.locator('.my-loan__list').waitFor();
  expect(await toastsOf(page)).toEqual([]);
});

test('a toast is a status, goes after 1500 ms, and a second one begins the time anew', async () => {
  const j = await failures();
  const { control, oldWithdrawal, page } = j;
  await typeAccount(j);
  await stopClock(page);
  const toast = page.locator('[role="status"] > .toast');
  await control.fault({ path: writeCall, msg: 'uno' });
  await oldWithdrawal.submit();
  await oldWithdrawal.toasts('uno');
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1400);
  await control.fault({ path: writeCall, msg: 'dos' });
  await oldWithdrawal.submit();
  await oldWithdrawal.toasts('dos');
  expect(await toast.allTextContents()).toEqual(['dos']);
  await page.clock.runFor(1499);
  expect(await toast.allTextContents()).toEqual(['dos']);
  await page.clock.runFor(1);
  await toast.waitFor({ state: 'detached' });
});

test.each([
  ['reading', readCall],
  ['writing', writeCall],
] as const)('a broken connection at a %s call is said in a toast', async (_, path) => {
  const j = await failures();
  const { control, myLoan, oldWithdrawal } = j;
  if (path === writeCall) await typeAccount(j);
  await control.fault({ path, kind: 'drop', times: 9 });
  if (path === writeCall) await oldWithdrawal.submit();
  else await j.open(myLoan.path, 'lending');
  await myLoan.toasts(textOf('es', 'apiErrors.network'));
});

test('a call without an answer ends after 60 seconds, not before, and can be repeated', async () => {
  const j = await failures();
  const { control, oldWithdrawal, upload, page, traffic } = j;
  const typed = await typeAccount(j);
  await stopClock(page);
  await control.fault({ path: writeCall, kind: 'timeout' });
  await oldWithdrawal.submit();
  await traffic.asked(writeCall);
  await page.clock.runFor(59_999);
  expect(await toastsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  await oldWithdrawal.toasts(textOf('es', 'apiErrors.timeout'));
  expect(await oldWithdrawal.typed()).toEqual(typed);
  await page.clock.resume();
  await oldWithdrawal.submit();
  await upload.stands();
  expect(traffic.of(writeCall)).toHaveLength(2);
});

test('without the native shell a call to it is refused by its name', async () => {
  const j = await failures();
  await j.open('/pages/settings/page_native_test');
  await j.by(nativeIds.run('smsInfo')).tap();
  await j.by(nativeIds.reply('smsInfo')).filter({ hasText: 'androidBridge unsupport' }).waitFor();
});
