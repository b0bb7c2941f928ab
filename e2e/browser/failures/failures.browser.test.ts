import { expect } from '@playwright/test';
import type { Journey } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { storedBankAccount } from '@/e2e/shared/sample-user';
import type { Fault } from '@/e2e/shared/sandbox-client';
import type { Path } from '@/lib/api/contract';
import type { Locale } from '@/lib/i18n/locale';
import type { ToastKey } from '@/lib/toast/toast';
import { failedState, fillAccount, writeCall } from './failure-fixture';

/**
 * Every kind of failure and the message that the user is shown. A browser repeats a call by itself where a
 * connection breaks that it has used before: several faults make one failure.
 */
const kinds: readonly [string, Partial<Fault>, ToastKey][] = [
  ['timeout', {}, 'apiErrors.timeout'],
  ['drop', { times: 9 }, 'apiErrors.network'],
  ['500', {}, 'apiErrors.server'],
  ['html', {}, 'apiErrors.unreadable'],
  ['truncated', { times: 9 }, 'apiErrors.network'],
  ['shape', {}, 'apiErrors.unreadable'],
];

type Failure = { locale: Locale; kind: (typeof kinds)[number] };

/** Lets the next call of a path, which `act` causes, fail; advances the clock where there is no response. */
async function fail(
  { sandbox, page, requests }: Journey,
  fault: Fault & { path: Path },
  act: () => Promise<void>,
): Promise<void> {
  const before = requests.count(fault.path);
  await sandbox.fault(fault);
  await act();
  if (fault.kind !== 'timeout') return;
  await requests.waitFor(fault.path, before + 1);
  // What the page's head has sent has a deadline once the API client has it.
  await page.waitForFunction(
    (path) => !window.lukaFirstCalls?.some((call) => call.path === path),
    fault.path,
  );
  await page.clock.fastForward(60_000);
}

/** Lets the read that `act` causes fail; waits for the toast and for the message in place of the list. */
async function failToRead(
  j: Journey,
  { locale, kind: [kind, more, key] }: Failure,
  act: () => Promise<void>,
): Promise<void> {
  await fail(j, { ...more, path: 'user/get_complete_order', kind }, act);
  await j.myLoan.waitForToast(catalogueText(locale, key));
  const title = key === 'apiErrors.network' ? 'offlineTitle' : 'failed.loans';
  await failedState(j.page)
    .filter({ hasText: catalogueText(locale, `ui.state.${title}`) })
    .waitFor();
  await j.sandbox.clearFaults();
}

/** Lets the form's write fail; waits for the toast and for the message above the button. */
async function failToWrite(
  j: Journey,
  { locale, kind: [kind, more, key] }: Failure,
): Promise<void> {
  const { sandbox, oldWithdrawal } = j;
  await fail(j, { ...more, path: writeCall, kind }, () => oldWithdrawal.save());
  await oldWithdrawal.waitForToast(catalogueText(locale, key));
  const lasting = key === 'apiErrors.network' ? 'sending.offline' : 'sending.failed';
  await oldWithdrawal.waitForSaveFailure(catalogueText(locale, lasting));
  await sandbox.clearFaults();
}

/** Saves the form, after which the server has its values. */
async function save({ sandbox, oldWithdrawal, upload }: Journey): Promise<void> {
  await oldWithdrawal.save();
  await upload.waitUntilLoaded();
  expect((await sandbox.lastAccount()).transfer).toEqual(storedBankAccount);
}

test('a read that fails in every way in turn shows each message in Vietnamese', async ({
  journey,
}) => {
  const j = await journey({ locale: 'vi' });
  await j.open(j.myLoan.path, 'lending');
  // Of the running loans Home knows one, which stays shown.
  let act = () => j.myLoan.showList('complete');
  for (const kind of kinds) {
    await failToRead(j, { locale: 'vi', kind }, act);
    act = () => j.myLoan.retry();
  }
  await j.myLoan.retry();
  await failedState(j.page)
    .filter({ hasText: catalogueText('vi', 'myLoan.empty.completeTitle') })
    .waitFor();
});

test('a write that fails in every way in turn shows each message in English, keeps the values and can be repeated', async ({
  journey,
}) => {
  const j = await journey({ locale: 'en' });
  const values = await fillAccount(j);
  for (const kind of kinds) await failToWrite(j, { locale: 'en', kind });
  expect(await j.oldWithdrawal.values()).toEqual(values);
  await save(j);
});

test('a list opened without a connection shows an error and loads once there is one', async ({
  journey,
}) => {
  const j = await journey();
  const { home, myLoan, page } = j;
  await j.open(myLoan.path, 'lending');
  await myLoan.waitForList();
  await j.setOffline(true);
  await myLoan.showList('complete');
  await failedState(page)
    .filter({ hasText: catalogueText('es', 'ui.state.offlineTitle') })
    .waitFor();
  await j.setOffline(false);
  await home.openTab('loans');
  await failedState(page)
    .filter({ hasText: catalogueText('es', 'myLoan.empty.completeTitle') })
    .waitFor();
});
