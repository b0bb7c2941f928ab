import { ids } from '@/app/pages/my-loan/my-loan/screen.ids';
import { textOf } from '../harness/texts';
import type { Journey } from '../journeys/journey';
import { lastAccount } from '../journeys/server-view';
import { logIn } from '../journeys/ways';
import { failedState, readCall, typeAccount, withFailures, writeCall } from './failing';
import { holdCalls } from './hold-call';
import { toastsOf } from './toast-log';

const failures = withFailures();

/** The number of the person whom a scenario logs in, as they type it. */
const samePhone = '9 8765 4567';
/** What the server says when it ends a session. */
const words = 'Tu sesión terminó';

/** The replies that end a session (product.md section 8). */
const endings = [
  ['code 10001', { code: 10001, msg: words }],
  ['code 403', { code: 403, msg: words }],
  ['msg bad request', { code: 0, msg: 'bad request' }],
] as const;

/** What the phone still knows of a session. */
async function sessionLeft({ page }: Journey): Promise<(string | null)[]> {
  return page.evaluate(() =>
    ['uni_token', 'user_id', 'phone', 'my_loan_index'].map((key) => localStorage.getItem(key)),
  );
}

const nothing = [null, null, null, null];

test.each(endings)('%s at a reading call logs out and leads back to the loan', async (_, end) => {
  const j = await failures();
  const { control, getCode, myLoan, order, page } = j;
  await j.open(myLoan.path, 'lending');
  await myLoan.show('complete');
  await failedState(page).waitFor();
  expect(await sessionLeft(j)).not.toContain(null);
  const [loan] = (await lastAccount(control)).orders;
  const query = { order_no: loan?.order_no ?? '' };
  await control.fault({ path: readCall, ...end });
  await order.open(query);
  await getCode.toasts(end.msg);
  await getCode.stands();
  expect(await sessionLeft(j)).toEqual(nothing);
  await logIn(j, samePhone);
  await order.stands();
  expect(order.query()).toEqual(query);
});

test.each(endings)('%s at a writing call logs out and leads back to the form', async (_, end) => {
  const j = await failures();
  const { control, getCode, oldWithdrawal } = j;
  const typed = await typeAccount(j, '?order_no=L1');
  await control.fault({ path: writeCall, ...end });
  await oldWithdrawal.submit();
  await getCode.toasts(end.msg);
  await getCode.stands();
  expect(await sessionLeft(j)).toEqual(nothing);
  await logIn(j, samePhone);
  await oldWithdrawal.stands();
  expect(oldWithdrawal.query()).toEqual({ order_no: 'L1' });
  expect(await oldWithdrawal.typed()).toEqual(typed);
});

test('several replies at once end a session once', async () => {
  const j = await failures();
  const { control, getCode, oldWithdrawal, page, traffic } = j;
  const asked = ['app/home', 'app/get_bank_info', 'app/get_basic_info'] as const;
  for (const path of asked) await control.fault({ path, code: 10001, msg: words });
  const letGo = await holdCalls(page, asked);
  await page.addInitScript(() => {
    const places: string[] = [];
    Object.assign(window, { places });
    window.addEventListener('hashchange', () => places.push(window.location.hash));
  });
  await j.open(`${oldWithdrawal.path}?order_no=L1`, 'init_withdrawal');
  await Promise.all(asked.map((path) => traffic.asked(path)));
  letGo();
  await getCode.toasts(words);
  await getCode.stands();
  expect(await toastsOf(page)).toEqual([words]);
  expect(await page.evaluate('window.places')).toEqual([`#${getCode.path}`]);
  expect(await sessionLeft(j)).toEqual(nothing);
  await logIn(j, samePhone);
  await oldWithdrawal.stands();
  expect(oldWithdrawal.query()).toEqual({ order_no: 'L1' });
});

test("a session that ends on a tab makes it a guest's, in our own words where the server has none", async () => {
  const j = await failures();
  const { control, getCode, myLoan } = j;
  await control.fault({ path: readCall, code: 10001, msg: '' });
  await j.open(myLoan.path, 'lending');
  await myLoan.toasts(textOf('es', 'apiErrors.loggedOut'));
  expect(await sessionLeft(j)).toEqual(nothing);
  await j.by(ids.logIn).tap();
  await getCode.stands();
  await logIn(j, samePhone);
  await myLoan.stands();
  await j.page.locator('.my-loan__list').waitFor();
});
