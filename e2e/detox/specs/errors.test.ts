import type { FaultRequest } from '@/e2e/browser/harness/control';
import { textOf } from '@/e2e/browser/harness/texts';
import { bankAccount, bankAccountKept } from '@/e2e/browser/journeys/person';
import { lastAccount, serverView } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { eventually } from '@/e2e/detox/setup/eventually';
import { sandbox } from '@/e2e/detox/setup/world';
import { begin, goOn } from '@/e2e/detox/ways/open';
import {
  endLongWaits,
  hasToasted,
  holdLongWaits,
  keepToasts,
  keptToasts,
  keptValue,
  removeBridge,
} from '@/e2e/detox/ways/page-tricks';

const { myLoan, oldWithdrawal, upload, choose, nativeTest } = screens;
const words = 'El sistema está en mantención hasta las 12:00';

/** The calls that stand for all that read, and for all that write. */
const readCall = 'user/get_processing_order';
const writeCall = 'app/save_transfer_info';

type Fault = Omit<FaultRequest, 'path'>;

/** What goes wrong, and what the person is told. */
const spoken: readonly [string, Fault, string][] = [
  ['any other msg', { code: 1, msg: words }, words],
  ['a network failure', { kind: 'drop', times: 9 }, textOf('es', 'apiErrors.network')],
  ['no answer in 60 seconds', { kind: 'timeout' }, textOf('es', 'apiErrors.timeout')],
  ['status 500', { kind: '500' }, textOf('es', 'apiErrors.server')],
  ['HTML', { kind: 'html' }, textOf('es', 'apiErrors.unreadable')],
  ['a wrong shape', { kind: 'shape' }, textOf('es', 'apiErrors.unreadable')],
];

/** What ends a session. */
const endings: readonly [string, Fault][] = [
  ['code 10001', { code: 10001, msg: 'Tu sesión terminó' }],
  ['code 403', { code: 403, msg: 'Tu sesión terminó' }],
  ['msg bad request', { code: 0, msg: 'bad request' }],
];

beforeAll(() => begin());
beforeEach(() => sandbox.mend());

/** Types an account in, ready to be saved. */
async function typeAccount(): Promise<void> {
  await goOn({ scenario: 'init_withdrawal', path: oldWithdrawal.path });
  await oldWithdrawal.stands();
  await oldWithdrawal.fillIn(bankAccount);
  await keepToasts();
}

/** Rejects as long as no call has come to the server that a fault is for. */
async function faultIsMet(): Promise<void> {
  const { faults } = (await serverView(sandbox)).state;
  if (faults.length > 0) throw new Error('The server was not asked');
}

/** Saves what was typed, now that nothing goes wrong any more. */
async function saves(): Promise<void> {
  await sandbox.mend();
  await oldWithdrawal.submit();
  await upload.stands();
  expect((await lastAccount(sandbox)).transfer).toEqual(bankAccountKept);
}

test.each(spoken)('%s is told, loses nothing, and is saved by a tap', async (_, fault, said) => {
  await typeAccount();
  const isLate = fault.kind === 'timeout';
  if (isLate) await holdLongWaits();
  await sandbox.fault({ path: writeCall, ...fault });
  await oldWithdrawal.submit();
  if (isLate) {
    await eventually(faultIsMet);
    await endLongWaits();
  }
  await oldWithdrawal.isNotSaved(said);
  await hasToasted(said);
  await saves();
});

test('code 301 is a refusal without a toast', async () => {
  await typeAccount();
  await sandbox.fault({ path: writeCall, code: 301, msg: words });
  await oldWithdrawal.submit();
  await oldWithdrawal.isNotSaved();
  expect(await keptToasts()).toEqual([]);
  await saves();
});

test('a list that did not come can be asked for again', async () => {
  await sandbox.fault({ path: readCall, code: 301, msg: words });
  await goOn({ scenario: 'lending', path: myLoan.path });
  await myLoan.failed();
  await myLoan.askAgain();
  await myLoan.isListed();
});

test.each(endings)('%s logs out and asks to log in', async (_, fault) => {
  await goOn({ scenario: 'lending', path: myLoan.path });
  await myLoan.isListed();
  await keepToasts();
  await sandbox.fault({ path: 'user/get_complete_order', ...fault });
  await myLoan.show('complete');
  await myLoan.asksToLogIn();
  await hasToasted(fault.msg ?? '');
  for (const key of ['uni_token', 'user_id', 'phone', 'my_loan_index']) {
    expect(await keptValue(key)).toBeNull();
  }
});

test('a term that the server does not lend for is marked, without a word of failure', async () => {
  await sandbox.fault({ path: 'loan/preview', code: 0, msg: 'invalid loan_daycount' });
  await goOn({
    scenario: 'approved',
    path: choose.path,
    query: { amount: '100000', term_days: '15' },
  });
  await choose.lacksTerm(15);
});

test('without the native shell a call to it is refused by its name', async () => {
  await goOn({ path: nativeTest.path });
  await nativeTest.stands();
  await removeBridge();
  await nativeTest.run('smsInfo');
  await nativeTest.refuses('smsInfo', 'unsupport', 'androidBridge unsupport');
});
