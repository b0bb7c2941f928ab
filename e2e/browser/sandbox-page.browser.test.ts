import { expect, type Locator } from '@playwright/test';
import { eventually } from '@/e2e/shared/eventually';
import type { App, OpenApp } from './harness/app';
import { test } from './harness/test';
import { axeFindings } from './states/axe-findings';

type SandboxPage = App & {
  section(name: string): Locator;
  press(name: string, section: string): Promise<void>;
  waitForStatus(text: string): Promise<void>;
};

async function openSandboxPage(app: OpenApp): Promise<SandboxPage> {
  const opened = await app({ width: 1440 });
  const { page, url } = opened;
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await page.goto(`${url}/__sandbox/`);
  await section('State').waitFor();
  return {
    ...opened,
    section,
    press: (name, where) => section(where).getByRole('button', { name, exact: true }).tap(),
    waitForStatus: (text) => page.getByRole('status').getByText(text).waitFor(),
  };
}

const call = (url: string, path: string, body: object, headers = {}) =>
  fetch(`${url}/api/${path}`, { method: 'POST', body: JSON.stringify(body), headers });

const dayMs = 86_400_000;

test('the clock is moved by a button or a duration, set, and back at the real time', async ({
  app,
}) => {
  const { sandbox, section, press, waitForStatus, expectLoadErrors } = await openSandboxPage(app);
  const isAhead = (ms: number) =>
    eventually(async () => {
      const ahead = Date.parse(await sandbox.now()) - Date.now();
      if (Math.abs(ahead - ms) > 60_000 / 2) throw new Error(`${ahead} ms ahead, not ${ms}`);
    });
  await press('+1 day', 'Clock');
  await isAhead(dayMs);
  await section('Clock').getByLabel('Duration').fill('-PT23H');
  await press('Move the clock', 'Clock');
  await isAhead(3_600_000);
  await section('Clock').getByLabel('Instant').fill('2031-03-07T23:50:00-03:00');
  await press('Set the clock', 'Clock');
  await section('Clock').getByText('7 March 2031').waitFor();
  await press('Real time', 'Clock');
  await isAhead(0);
  await section('Clock').getByLabel('Duration').fill('tomorrow');
  expectLoadErrors('/__sandbox/clock');
  await press('Move the clock', 'Clock');
  await waitForStatus('Refused: advance: ISO 8601');
});

test('a scenario changes the account that is logged in, or waits for the next one', async ({
  app,
}) => {
  const { url, sandbox, section, press, waitForStatus } = await openSandboxPage(app);
  await press('overdue', 'Scenarios');
  await waitForStatus('The next account to log in is in overdue');
  await section('State').getByText('user_demo,').waitFor();
  await section('State').getByText(': overdue,').waitFor();
  const { token } = await sandbox.scenario('approved');
  await eventually(async () =>
    expect(await section('Scenarios').getByLabel('Account').inputValue()).toBe('user_demo'),
  );
  await press('lending', 'Scenarios');
  await waitForStatus('user_demo is in lending');
  const reply = await (await call(url, 'app/home', {}, { token })).json();
  expect(reply.ret.state).toBe('lending');
  await section('Scenarios').getByLabel('Account').selectOption('the next to log in');
  await press('refused', 'Scenarios');
  await waitForStatus('The next account to log in is in refused');
});

test('a fault waits for its call as often as it is told, and all are removed', async ({ app }) => {
  const { url, section, press, waitForStatus } = await openSandboxPage(app);
  const faults = section('Faults');
  await faults.getByLabel('Call', { exact: true }).selectOption('app/home');
  await faults.getByLabel('Fault', { exact: true }).selectOption('code');
  await faults.getByLabel('Code', { exact: true }).fill('301');
  await faults.getByLabel('Message').fill('no');
  await faults.getByLabel('Times').fill('2');
  await press('Make it fail', 'Faults');
  await faults.getByText('app/home: code 301 no, 2 times').waitFor();
  expect(await (await call(url, 'app/home', {})).json()).toMatchObject({ code: 301, msg: 'no' });
  await faults.getByText('app/home: code 301 no, 1 times').waitFor();
  await press('Remove all faults', 'Faults');
  await waitForStatus('No call is made to fail');
  expect((await call(url, 'app/home', {})).status).toBe(200);
});

test('a payment ends as it is told, a reported crash is shown beside events of another shape, and a reset removes the accounts', async ({
  app,
}) => {
  const { url, sandbox, section, press, waitForStatus } = await openSandboxPage(app);
  await section('Crashes').getByText('None was reported').waitFor();
  const { token } = await sandbox.scenario('overdue');
  const { ret } = await (await call(url, 'app/home', {}, { token })).json();
  const { order_no, amount_due: amount } = ret.order;
  const payment = { request_id: 'x', order_no, option_id: 'debit', amount };
  await call(url, 'deal/repay_request', payment, { token });
  await section('Payments').getByText('pending').waitFor();
  await press('failure', 'Payments');
  await section('Payments').getByText(': failure').waitFor();
  expect((await sandbox.state()).payments).toMatchObject([{ state: 'failure' }]);

  const sub = { screen: '/pages/sign/sign', version: '1.0.0', kind: 'render' };
  const events = [null, 7, { key: 'crashed', time: Date.now(), sub_e: [sub] }];
  await call(url, 'user/upload_behavior', { data: btoa(JSON.stringify(events)) }, { token });
  await section('Crashes').getByText('render on /pages/sign/sign, version 1.0.0').waitFor();

  await section('State').getByText('user_demo,').waitFor();
  await section('Start again').getByLabel('Seed').fill('7');
  await press('Reset', 'Start again');
  await waitForStatus('starts again with seed 7');
  await section('State').getByText('There is no account yet').waitFor();
});

test('codes, calls and bridge messages are shown, personal values only when asked for', async ({
  app,
}) => {
  const { page, url, section } = await openSandboxPage(app);
  const phone = '+56911112222';
  await call(url, 'user/get_code', { phone });
  const message = { event: 'location', callbackId: '1', data: { name: 'Rosa Soto' } };
  const body = JSON.stringify({ from: 'page', message });
  await fetch(`${url}/__sandbox/bridge`, { method: 'POST', body });
  await section('Outbox').getByText(/\d{6}/).waitFor();
  await section('Calls').getByText('user/get_code').first().tap();
  await section('Bridge messages').getByText('location').first().tap();
  await section('State').getByText('Everything that is stored').tap();
  await section('Bridge messages').getByText('callbackId').waitFor();
  const text = () => page.locator('main').innerText();
  expect(await text()).not.toContain(phone);
  expect(await text()).not.toContain('Rosa Soto');
  await page.getByLabel('Show personal values').check();
  await eventually(async () => {
    expect(await text()).toContain('Rosa Soto');
  });
  expect(await section('Calls').innerText()).toContain(phone);
  expect(await section('Outbox').innerText()).toContain(phone);
});

test('it cannot be framed, and fits a phone and a desktop, where it is accessible in both themes', async ({
  app,
}) => {
  const { page, sandbox, url, section } = await openSandboxPage(app);
  const { headers } = await fetch(`${url}/__sandbox/`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  await sandbox.scenario('overdue');
  await call(url, 'app/home', {});
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await section('Calls').getByText('app/home').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeFindings(page, colorScheme), `${width} px`).toEqual([]);
  }
});
