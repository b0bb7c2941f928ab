import { expect } from '@playwright/test';
import { ids } from '@/app/home/home.ids';
import { firstCalls } from '@/app/launch/first-calls';
import type { Path } from '@/lib/api/contract';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import type { App } from './harness/app';
import { holdRequests } from './harness/hold-calls';
import { seedStorage } from './harness/seed-storage';
import { test } from './harness/test';
import { waitUntilIdle } from './harness/wait-until-idle';

/** An account for which the screen shows its own content. */
const scenarios: Record<string, ScenarioName> = {
  '/pages/loan/loan-info-choose/loan-info-choose': 'approved',
  '/pages/step/step-basic/step-basic': 'init',
};

const cases = Object.entries(firstCalls).flatMap(([path, { guest, user }]) => [
  ...(guest ? [[path, 'guest', guest] as const] : []),
  ...(user ? [[path, scenarios[path] ?? 'lending', user] as const] : []),
]);

const counts = ({ requests }: App, paths: readonly Path[]) =>
  paths.map((path) => requests.count(path));

for (const [path, scenario, paths] of cases) {
  test(`${path} as ${scenario}: its calls are sent before a script has loaded, and once in all`, async ({
    app,
  }) => {
    const opened = await app();
    const { page, open, requests } = opened;
    const release = await holdRequests(page, ['**/_next/**/*.js']);
    const opening = open(path, scenario);
    await Promise.all(paths.map((each) => requests.waitFor(each)));
    expect(await page.evaluate(() => 'TURBOPACK' in window && 'next' in window)).toBe(false);
    release();
    await opening;
    await waitUntilIdle(page, requests);
    expect(counts(opened, paths)).toEqual(paths.map(() => 1));
    expect(await page.evaluate(() => window.lukaFirstCalls)).toEqual([]);
  });
}

test('a user who logs out while the scripts load gets nothing of the first call', async ({
  app,
}) => {
  const { page, open, requests, by } = await app();
  const release = await holdRequests(page, ['**/_next/**/*.js']);
  const opening = open('/', 'lending');
  await requests.waitFor('app/home');
  await page.evaluate(() => localStorage.removeItem('uni_token'));
  release();
  await opening;
  await by(ids.apply).waitFor();
  await waitUntilIdle(page, requests);
  expect(requests.count('app/home')).toBe(2);
  expect(await by(ids.pay).count()).toBe(0);
});

test('static pages and a page with a scenario send none', async ({ app }) => {
  const { page, url } = await app();
  await seedStorage(page, {});
  for (const path of ['/pages/index/index/', '/?scenario=lending#/']) {
    await page.goto(`${url}${path}`);
    await page.locator('main:visible').first().waitFor();
    expect(await page.evaluate(() => window.lukaFirstCalls ?? [])).toEqual([]);
  }
});
