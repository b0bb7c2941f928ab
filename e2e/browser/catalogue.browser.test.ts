import type { Page, Route } from 'playwright-core';
import { ids as choose } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { ids as myLoan } from '@/app/pages/my-loan/my-loan/screen.ids';
import { ids as payout } from '@/app/payout/payout.ids';
import type { Path } from '@/lib/api/contract';
import { type App, withApp } from './harness/app';
import type { FaultRequest } from './harness/control';
import { logIn } from './harness/log-in';
import { settled } from './harness/settled';
import { textOf } from './harness/texts';
import { toastOn, watchToasts } from './harness/toasts';
import { lastAccount } from './journeys/server-view';
import { screensOn } from './screens/all-screens';

/**
 * Every row of the error catalogue (product.md section 8), at a call that reads and at one that writes:
 * the orders of My loan, and the account that loans are paid out to.
 */
const app = withApp();
const reading = { path: 'user/get_processing_order', screen: '/pages/my-loan/my-loan' } as const;
const writing = {
  path: 'app/save_transfer_info',
  screen: '/pages/step/step-withdrawal/step-withdrawal',
} as const;

const typed = ['9 6123 4567', 'Camila Rojas'] as const;

/** Shows My loan while its call fails. */
async function readFails(fault: Omit<FaultRequest, 'path'>) {
  const phone = await app();
  const toasts = await watchToasts(phone.page);
  await phone.control.fault({ path: reading.path, ...fault });
  await phone.open(reading.screen, 'lending');
  return {
    ...phone,
    toasts,
    retry: retryIn(phone),
    list: phone.page.locator(`#${myLoan.list} li`),
  };
}

/** Types an account and saves it while the call fails. */
async function writeFails(fault: Omit<FaultRequest, 'path'>) {
  const phone = await app();
  await phone.page.clock.install();
  const toasts = await watchToasts(phone.page);
  const { oldWithdrawal, upload } = screensOn(phone.page);
  await phone.open(writing.screen, 'init_id_card');
  await oldWithdrawal.stands();
  await oldWithdrawal.fillIn({ kind: 'yape', phone: typed[0], holder: typed[1] });
  await phone.control.fault({ path: writing.path, ...fault });
  await oldWithdrawal.submit();
  return { ...phone, toasts, form: oldWithdrawal, next: upload };
}

function retryIn({ page }: Pick<App, 'page'>) {
  return page.getByRole('button', { name: textOf('es', 'ui.state.retry') });
}

/** Holds calls back until all of them are out, so that their replies come together. */
async function together(page: Page, paths: readonly Path[]): Promise<void> {
  const held: Route[] = [];
  await page.route(new RegExp(`/api/(${paths.join('|')})$`), async (route) => {
    held.push(route);
    if (held.length === paths.length) await Promise.all(held.map((each) => each.continue()));
  });
}

/** What storage keeps of the person who was logged in. */
function keptOf({ page }: Pick<App, 'page'>) {
  return page.evaluate(() =>
    ['uni_token', 'user_id', 'phone', 'my_loan_index'].filter((key) => localStorage.getItem(key)),
  );
}

describe('code 301', () => {
  test('of a reading call is an error without a toast, and can be tried again', async () => {
    const { toasts, retry, list } = await readFails({ code: 301, msg: 'nobody reads this' });
    await retry.tap();
    await list.first().waitFor();
    expect(toasts()).toEqual([]);
  });

  test('of a writing call stays on the page without a toast, and can be tried again', async () => {
    const { by, toasts, form, next } = await writeFails({ code: 301, msg: 'nobody reads this' });
    await by(payout.failure).waitFor();
    expect(await by(payout.failure).textContent()).not.toContain('nobody reads this');
    await form.submit();
    await next.isAddressed();
    expect(toasts()).toEqual([]);
  });
});

test('the message "invalid loan_daycount" is silent: the screen offers another term', async () => {
  const phone = await app();
  const toasts = await watchToasts(phone.page);
  await phone.control.fault({ path: 'loan/preview', code: 409, msg: 'invalid loan_daycount' });
  await phone.open('/pages/loan/loan-info-choose/loan-info-choose', 'approved');
  await phone.by(choose.otherTerm).tap();
  await phone.by(choose.cost).waitFor();
  expect(toasts()).toEqual([]);
});

const endings: [string, Pick<FaultRequest, 'code' | 'msg'>][] = [
  ['code 10001', { code: 10001, msg: 'Tu sesión terminó' }],
  ['code 403', { code: 403, msg: 'Entra otra vez' }],
  ['the message "bad request"', { code: 400, msg: 'bad request' }],
];

describe.each(endings)('%s', (_name, said) => {
  test('of a reading call logs out, and after logging in the same order is there', async () => {
    const phone = await app();
    const { page, control } = phone;
    const toasts = await watchToasts(page);
    const { getCode, order } = screensOn(page);
    await page.addInitScript(() => localStorage.setItem('my_loan_index', '1'));
    await phone.open(order.path, 'overdue');
    await order.stands();
    const address = `${order.path}?order_no=${(await lastAccount(control)).orders[0]?.order_no}`;
    await control.fault({ path: reading.path, ...said });
    await page.goto(`${phone.url}/?again#${address}`);
    await getCode.stands();
    expect(toasts()).toEqual([said.msg]);
    expect(await keptOf(phone)).toEqual([]);
    await logIn(phone);
    await order.stands();
    expect(new URL(page.url()).hash).toBe(`#${address}`);
  });

  test('of a writing call logs out, and after logging in what was typed is there', async () => {
    const { page, toasts, form, next, ...phone } = await writeFails(said);
    await screensOn(page).getCode.stands();
    expect(toasts()).toEqual([said.msg]);
    expect(await keptOf({ page })).toEqual([]);
    await logIn({ page, ...phone });
    await form.stands();
    expect(await form.suggested()).toEqual(typed);
    await form.submit();
    await next.isAddressed();
  });
});

test('several calls that say at once that the session is over log out once', async () => {
  const { page, control, open, traffic } = await app();
  const toasts = await watchToasts(page);
  const calls = ['app/home', 'coupon/my_coupon'] as const;
  for (const path of calls) await control.fault({ path, code: 10001, msg: 'Tu sesión terminó' });
  await together(page, calls);
  await open('/pages/contract-new/my-coupon', 'coupons');
  await screensOn(page).getCode.stands();
  await settled(page, traffic);
  expect(toasts()).toEqual(['Tu sesión terminó']);
});

describe('any other message', () => {
  const said = { code: 7, msg: 'Estamos haciendo mejoras' };

  test('of a reading call is the toast, and the call can be tried again', async () => {
    const { toasts, retry, list } = await readFails(said);
    await retry.tap();
    await list.first().waitFor();
    expect(toasts()).toEqual([said.msg]);
  });

  test('of a writing call is the toast and stays on the page, and can be tried again', async () => {
    const { by, toasts, form, next } = await writeFails(said);
    await by(payout.failure).waitFor();
    expect(await by(payout.failure).textContent()).toContain(said.msg);
    await form.submit();
    await next.isAddressed();
    expect(toasts()).toEqual([said.msg]);
  });
});

test('a reply without a message counts, whatever its code', async () => {
  const { page, open } = await app();
  const toasts = await watchToasts(page);
  const { oldWithdrawal, upload } = screensOn(page);
  await page.route(
    /\/api\/(user\/get_processing_order|app\/save_transfer_info)$/,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), code: 7 } });
    },
  );
  await open(reading.screen, 'lending');
  await page.locator(`#${myLoan.list} li`).first().waitFor();
  await open(`${writing.screen}?again`, 'init_id_card');
  await oldWithdrawal.stands();
  await oldWithdrawal.submit();
  await upload.isAddressed();
  expect(toasts()).toEqual([]);
});

describe('no connection', () => {
  const network = textOf('es', 'apiErrors.network');

  test('for a reading call is the toast, and the call can be tried again', async () => {
    const { toasts, retry, list } = await readFails({ kind: 'drop' });
    await retry.tap();
    await list.first().waitFor();
    expect(toasts()).toEqual([network]);
  });

  test('for a writing call is the toast and stays on the page, and can be tried again', async () => {
    const { by, toasts, form, next } = await writeFails({ kind: 'drop' });
    await by(payout.failure).waitFor();
    expect(await by(payout.failure).textContent()).toContain(network);
    await form.submit();
    await next.isAddressed();
    expect(toasts()).toEqual([network]);
  });
});

describe('no answer in 60 seconds', () => {
  const timeout = textOf('es', 'apiErrors.timeout');

  test('to a reading call is the toast, and the call can be tried again', async () => {
    const phone = await app();
    const { page, traffic } = phone;
    await page.clock.install();
    const toasts = await watchToasts(page);
    await phone.control.fault({ path: reading.path, kind: 'timeout' });
    await phone.open(reading.screen, 'lending');
    await traffic.asked(reading.path);
    await page.clock.fastForward(60_000);
    await retryIn(phone).tap();
    await page.locator(`#${myLoan.list} li`).first().waitFor();
    expect(toasts()).toEqual([timeout]);
  });

  test('to a writing call is the toast and stays on the page, and can be tried again', async () => {
    const { page, by, traffic, toasts, form, next } = await writeFails({ kind: 'timeout' });
    await traffic.asked(writing.path);
    await page.clock.fastForward(60_000);
    await by(payout.failure).waitFor();
    expect(await by(payout.failure).textContent()).toContain(timeout);
    expect(await form.suggested()).toEqual(typed);
    await form.submit();
    await next.isAddressed();
    expect(toasts()).toEqual([timeout]);
  });
});

test('a toast is read out and stays 1500 ms; a second one takes its place and starts anew', async () => {
  const { page, control, open } = await app();
  const { getCode } = screensOn(page);
  await page.clock.install();
  await open(getCode.path);
  await getCode.stands();
  await getCode.fillIn('9 6123 4567');
  await getCode.agree();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const says = async (msg: string) => {
    await control.fault({ path: 'user/get_code', code: 7, msg });
    await getCode.submit();
    await toastOn(page).getByText(msg).waitFor();
  };
  await says('Uno');
  await page.clock.runFor(1400);
  await says('Dos');
  await page.clock.runFor(1499);
  expect(await toastOn(page).textContent()).toBe('Dos');
  await page.clock.runFor(1);
  expect(await toastOn(page).count()).toBe(0);
});
