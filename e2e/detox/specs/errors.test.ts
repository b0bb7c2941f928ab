import { ids as myLoanIds } from '@/app/pages/my-loan/my-loan/screen.ids';
import { app } from '@/e2e/detox/setup/app';
import { expectReaction } from '@/e2e/detox/setup/expect-reaction';
import { sandbox } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import {
  fireLongTimers,
  recordLongTimers,
  removeBridge,
  startToastLog,
  storedValue,
  toastLog,
} from '@/e2e/detox/setup/page-scripts';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { eventually } from '@/e2e/shared/eventually';
import { bankAccount, storedBankAccount } from '@/e2e/shared/sample-user';
import type { Fault } from '@/e2e/shared/sandbox-client';
import type { ErrorRow } from '@/scripts/e2e/error-row';

const { myLoan, oldWithdrawal, upload, choose, nativeTest } = app;
const message = 'El sistema está en mantención hasta las 12:00';

/** Examples of a call that reads and of one that writes. */
const readCall = 'user/get_processing_order';
const writeCall = 'app/save_transfer_info';

/** A row of the error catalogue, a fault that has it, and the message that a toast shows. */
const failures: readonly [ErrorRow, Partial<Fault>, string][] = [
  ['another msg', { code: 1, msg: message }, message],
  ['network failure', { kind: 'drop', times: 9 }, catalogueText('es', 'apiErrors.network')],
  ['timeout', { kind: 'timeout' }, catalogueText('es', 'apiErrors.timeout')],
  ['status without a reply', { kind: '500' }, catalogueText('es', 'apiErrors.server')],
  ['no JSON', { kind: 'html' }, catalogueText('es', 'apiErrors.unreadable')],
  ['wrong shape', { kind: 'shape' }, catalogueText('es', 'apiErrors.unreadable')],
];

/** The replies that end a session. */
const endings: readonly [string, Partial<Fault>][] = [
  ['code 10001', { code: 10001, msg: 'Tu sesión terminó' }],
  ['code 403', { code: 403, msg: 'Tu sesión terminó' }],
  ['msg bad request', { code: 0, msg: 'bad request' }],
];

beforeAll(() => startApp());
beforeEach(() => sandbox.clearFaults());

/** Opens the payout account and fills it in without saving it. */
async function fillAccount(): Promise<void> {
  await restartPage({ scenario: 'init_withdrawal', path: oldWithdrawal.path });
  await oldWithdrawal.waitUntilLoaded();
  await oldWithdrawal.fill(bankAccount);
  await startToastLog();
}

/** Waits until the call of the fault has been sent. */
async function waitUntilFaultIsUsed(): Promise<void> {
  await eventually(async () => {
    const { faults } = await sandbox.state();
    if (faults.length > 0) throw new Error('The call of the fault was not sent');
  });
}

/** What the form says of a failed save: the server's words, else what became of the user's data. */
function lastingText(row: ErrorRow, toast: string): string {
  if (row === 'another msg') return toast;
  return catalogueText('es', row === 'network failure' ? 'sending.offline' : 'sending.failed');
}

/** Saves the form without faults, after which the server has its values. */
async function save(): Promise<void> {
  await sandbox.clearFaults();
  await oldWithdrawal.save();
  await expectReaction('resolved', async () => {
    await upload.waitUntilLoaded();
    expect((await sandbox.lastAccount()).transfer).toEqual(storedBankAccount);
  });
}

test.each(failures)(
  '%s: a write shows its message, keeps the values, and saving again succeeds',
  async (row, fault, text) => {
    await fillAccount();
    const isTimeout = fault.kind === 'timeout';
    if (isTimeout) await recordLongTimers();
    await sandbox.fault({ ...fault, path: writeCall });
    await oldWithdrawal.save();
    if (isTimeout) {
      await waitUntilFaultIsUsed();
      await fireLongTimers();
    }
    await expectReaction(row, async () => {
      await oldWithdrawal.waitForSaveFailure(lastingText(row, text));
      await oldWithdrawal.waitForToast(text);
      await save();
    });
  },
);

test('code 301 of a write shows no toast', async () => {
  await fillAccount();
  await sandbox.fault({ path: writeCall, code: 301, msg: message });
  await oldWithdrawal.save();
  await expectReaction('code 301', async () => {
    await oldWithdrawal.waitForSaveFailure();
    expect(await toastLog()).toEqual([]);
    await save();
  });
});

test('a list that failed to load can be loaded again', async () => {
  await sandbox.fault({ path: readCall, code: 301, msg: message });
  await restartPage({ scenario: 'lending', path: myLoan.path });
  await myLoan.waitForFailure();
  await myLoan.retry();
  await myLoan.waitForList();
});

test.each(endings)('%s signs out and shows the log-in prompt', async (_, fault) => {
  await restartPage({ scenario: 'lending', path: myLoan.path });
  await myLoan.waitForList();
  await startToastLog();
  await sandbox.fault({ ...fault, path: 'user/get_complete_order' });
  await myLoan.showList('complete');
  await expectReaction('session over', async () => {
    await myLoan.waitForId(myLoanIds.logIn);
    await myLoan.waitForToast(fault.msg ?? '');
    for (const key of ['uni_token', 'user_id', 'phone', 'my_loan_index']) {
      expect(await storedValue(key)).toBeNull();
    }
  });
});

test('msg invalid loan_daycount disables the term', async () => {
  await sandbox.fault({ path: 'loan/preview', code: 0, msg: 'invalid loan_daycount' });
  await restartPage({
    scenario: 'approved',
    path: choose.path,
    query: { amount: '100000', term_days: '120' },
  });
  await expectReaction('msg invalid loan_daycount', () => choose.waitForUnavailableTerm(120));
});

test('without the Android shell an event of the bridge is refused as androidBridge unsupport', async () => {
  await restartPage({ path: nativeTest.path });
  await nativeTest.waitUntilLoaded();
  await removeBridge();
  await nativeTest.run('smsInfo');
  await expectReaction('androidBridge unsupport', () =>
    nativeTest.waitForRefusal('smsInfo', 'unsupport', 'androidBridge unsupport'),
  );
});
