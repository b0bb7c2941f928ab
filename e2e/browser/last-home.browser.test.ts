import { expect } from '@playwright/test';
import { ids } from '@/app/home/home.ids';
import { createScreens } from '@/e2e/screens/all-screens';
import type { OpenApp } from './harness/app';
import { holdCalls } from './harness/hold-calls';
import { playwrightDriver } from './harness/playwright-driver';
import { test } from './harness/test';
import { waitUntilIdle } from './harness/wait-until-idle';
import { layoutShiftsOf, recordLayoutShifts } from './interaction/layout-shifts';

const updated = /^Actualizado hoy, \d\d:\d\d$/;

/** Runs in the page: the stored Homes. */
function storedHomes(): string[] {
  return Object.entries<string>(localStorage).flatMap(([key, text]) =>
    key.startsWith('luka_home_') ? [text] : [],
  );
}

/** A user with a running loan, whose Home is stored. */
async function visit(app: OpenApp) {
  const opened = await app();
  const { page, open, requests } = opened;
  await open('/', 'lending');
  await createScreens(playwrightDriver(page)).home.waitForState('lending');
  await waitUntilIdle(page, requests);
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('luka_home_')),
  );
  return opened;
}

test('at the next start the last known Home is shown before the reply, and the reply moves nothing', async ({
  app,
}) => {
  const { page, by, requests } = await visit(app);
  expect(await page.evaluate(storedHomes)).toEqual([
    expect.stringMatching(/^\{.*"state":"lending"/),
  ]);
  await recordLayoutShifts(page.context());
  const release = await holdCalls(page, ['app/home']);
  await page.reload();
  await page.getByText(updated).waitFor();
  await by(ids.pay).waitFor();
  await waitUntilIdle(page, requests, ['app/home']);
  const text = await page.locator('main:visible').innerText();
  const before = await layoutShiftsOf(page);
  release();
  await page.getByText(updated).waitFor({ state: 'detached' });
  await waitUntilIdle(page, requests);
  expect(await page.locator('main:visible').innerText()).toBe(text);
  expect(await layoutShiftsOf(page)).toEqual(before);
});

test('a session that the server has ended ends once, by the first call, and leaves nothing of it', async ({
  app,
}) => {
  const { page, by, sandbox, requests } = await visit(app);
  await sandbox.fault({ path: 'app/home', code: 10001, msg: '', times: 1 });
  const calls = requests.count('app/home');
  await page.reload();
  await by(ids.apply).waitFor();
  await waitUntilIdle(page, requests);
  expect(requests.count('app/home')).toBe(calls + 2);
  expect(await page.evaluate(() => localStorage.getItem('uni_token'))).toBeNull();
  expect(await page.evaluate(storedHomes)).toEqual([]);
  expect(await by(ids.pay).count()).toBe(0);
  await page.reload();
  await by(ids.apply).waitFor();
  expect(await page.getByText(updated).count()).toBe(0);
});
