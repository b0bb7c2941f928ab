import { ids } from '@/app/home/home.ids';
import { ids as payoutIds } from '@/app/payout/payout.ids';
import type { Locale } from '@/lib/i18n/locale';
import type { ToastKey } from '@/lib/toast/toast';
import type { FaultRequest } from '../harness/control';
import { textOf } from '../harness/texts';
import type { Journey } from '../journeys/journey';
import { bankAccountKept } from '../journeys/person';
import { lastAccount } from '../journeys/server-view';
import { askAgain, failedState, readCall, typeAccount, withFailures, writeCall } from './failing';
import { toastsOf } from './toast-log';

const failures = withFailures();

/**
 * Every way a call can fail, and what the person is told. A browser repeats by itself what breaks on a
 * connection that it has used before: hence many drops for one.
 */
const ways: readonly [string, Omit<FaultRequest, 'path'>, ToastKey][] = [
  ['timeout', {}, 'apiErrors.timeout'],
  ['drop', { times: 9 }, 'apiErrors.network'],
  ['500', {}, 'apiErrors.server'],
  ['html', {}, 'apiErrors.unreadable'],
  ['truncated', { times: 9 }, 'apiErrors.network'],
  ['shape', {}, 'apiErrors.unreadable'],
];

/** Makes the next call of a path fail by `act`; lets the 60 seconds of one without an answer pass. */
async function failing(
  { control, page, traffic }: Journey,
  fault: FaultRequest,
  act: () => Promise<void>,
): Promise<void> {
  if (fault.path === '*') throw new Error('Which call fails is to be told');
  const before = traffic.of(fault.path).length;
  await control.fault(fault);
  await act();
  if (fault.kind !== 'timeout') return;
  await traffic.asked(fault.path, before + 1);
  await page.clock.fastForward(60_000);
}

type Failing = { locale: Locale; way: (typeof ways)[number] };

/** Lets `act` ask for the list in vain; waits until the toast and the list's place say so. */
async function readFails(
  j: Journey,
  { locale, way: [kind, more, said], act }: Failing & { act: () => Promise<void> },
): Promise<void> {
  const { control, myLoan, page } = j;
  await failing(j, { path: readCall, kind, ...more }, act);
  await myLoan.toasts(textOf(locale, said));
  const title = stateTitle(locale, said);
  await failedState(page).filter({ hasText: title }).waitFor();
  await control.mend();
}

/** Saves in vain; waits until the toast and the place above the button say so. */
async function writeFails(j: Journey, { locale, way: [kind, more, said] }: Failing): Promise<void> {
  const { control, oldWithdrawal } = j;
  await failing(j, { path: writeCall, kind, ...more }, () => oldWithdrawal.submit());
  await oldWithdrawal.toasts(textOf(locale, said));
  await j
    .by(payoutIds.failure)
    .filter({ hasText: textOf(locale, said) })
    .waitFor();
  await control.mend();
}

/** Saves, goes on, and the server has what was typed. */
async function saves({ control, oldWithdrawal, upload }: Journey): Promise<void> {
  await oldWithdrawal.submit();
  await upload.stands();
  expect((await lastAccount(control)).transfer).toEqual(bankAccountKept);
}

/** What stands on a list that did not come. */
function stateTitle(locale: Locale, said: ToastKey): string {
  const name = said === 'apiErrors.network' ? 'offlineTitle' : 'errorTitle';
  return textOf(locale, `ui.state.${name}`);
}

test.each(ways)('%s at a reading call is told, and asked again by a tap', async (...way) => {
  const j = await failures({ locale: 'en' });
  await readFails(j, { locale: 'en', way, act: () => j.open(j.myLoan.path, 'lending') });
  await askAgain(j.page);
  await j.page.locator('.my-loan__list').waitFor();
});

test('a reading call that fails in every way in turn is told each time in Vietnamese', async () => {
  const j = await failures({ locale: 'vi' });
  let act = () => j.open(j.myLoan.path, 'lending');
  for (const way of ways) {
    await readFails(j, { locale: 'vi', way, act });
    act = () => askAgain(j.page);
  }
  await askAgain(j.page);
  await j.page.locator('.my-loan__list').waitFor();
});

test.each(ways)('%s at a writing call loses nothing, and is saved by a tap', async (...way) => {
  const j = await failures({ locale: 'en' });
  const typed = await typeAccount(j);
  await writeFails(j, { locale: 'en', way });
  expect(await j.oldWithdrawal.typed()).toEqual(typed);
  await saves(j);
});

test('a writing call that fails in every way in turn is told each time in Vietnamese', async () => {
  const j = await failures({ locale: 'vi' });
  const typed = await typeAccount(j);
  for (const way of ways) await writeFails(j, { locale: 'vi', way });
  expect(await j.oldWithdrawal.typed()).toEqual(typed);
  await saves(j);
});

test('a slow read shows the shape of what comes, and no failure', async () => {
  const j = await failures();
  const { control, myLoan, page, traffic } = j;
  await control.fault({ path: readCall, kind: 'slow', ms: 700 });
  await j.open(myLoan.path, 'lending');
  await traffic.asked(readCall);
  await page.locator('main:visible .bone').first().waitFor();
  await page.locator('.my-loan__list').waitFor();
  expect(await toastsOf(page)).toEqual([]);
});

test('a slow save keeps its button busy, and goes on when it is done', async () => {
  const j = await failures();
  const { control, oldWithdrawal, upload, page } = j;
  await typeAccount(j);
  await control.fault({ path: writeCall, kind: 'slow', ms: 700 });
  await oldWithdrawal.submit();
  await page.locator(`[id="${payoutIds.submit}"][aria-busy="true"]`).waitFor();
  await upload.stands();
  expect(await toastsOf(page)).toEqual([]);
});

test('without a connection at the start Home says so, and comes by a tap', async () => {
  const j = await failures();
  const { home, page } = j;
  j.breaks('/api/');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await j.open('/', 'lending');
  const fault = page.locator('main:visible [role="status"]').filter({ has: j.by(ids.retry) });
  await fault.filter({ hasText: textOf('es', 'ui.state.offlineTitle') }).waitFor();
  await page.unroute('**/api/**');
  await j.by(ids.retry).tap();
  await home.shows('lending');
});

test('a screen opened without a connection says so, and comes once there is one', async () => {
  const j = await failures();
  const { home, myLoan, page } = j;
  await j.open(myLoan.path, 'lending');
  await page.locator('.my-loan__list').waitFor();
  await j.offline(true);
  await myLoan.show('complete');
  await failedState(page)
    .filter({ hasText: textOf('es', 'ui.state.offlineTitle') })
    .waitFor();
  await j.offline(false);
  await home.tab('loans');
  await failedState(page)
    .filter({ hasText: textOf('es', 'myLoan.empty.completeTitle') })
    .waitFor();
});

test('a connection that is lost before a save and comes back loses nothing', async () => {
  const j = await failures();
  const { oldWithdrawal } = j;
  const typed = await typeAccount(j);
  await j.offline(true);
  await oldWithdrawal.submit();
  await oldWithdrawal.toasts(textOf('es', 'apiErrors.network'));
  expect(await oldWithdrawal.typed()).toEqual(typed);
  await j.offline(false);
  await saves(j);
});
