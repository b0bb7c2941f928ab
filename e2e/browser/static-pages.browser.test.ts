import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { ids as home } from '@/app/home/home.ids';
import { ids as service } from '@/app/pages/custom-service/custom-service/screen.ids';
import { ids as policy } from '@/app/pages/policy/policy/screen.ids';
import { formatQuery } from '@/lib/router/target';
import { exported, withApp } from './harness/app';
import { type PlainServer, startPlainServer } from './harness/plain-server';
import { allScreens, type TestedScreen } from './harness/screens';
import { settled } from './harness/settled';
import { findPageFaults } from './states/find-page-faults';

/** The bundle without a server of its own: below another site's path, and from a folder. */
const app = withApp();
let host: PlainServer;

beforeAll(async () => {
  host = await startPlainServer(exported, '/designs/luka');
});
afterAll(() => host.close());

const places = [
  ['below a path', () => host.url],
  ['from a folder', () => pathToFileURL(resolve(exported)).href],
] as const;

/** A page's address with its first state that goes well: account and query are parameters alike. */
function addressOf(root: string, { path, states }: TestedScreen): string {
  const state = states.find(({ faults }) => faults.length === 0);
  const parameters = { scenario: state?.scenario ?? 'guest', ...state?.query };
  return `${root}${path}/index.html${formatQuery(parameters)}`;
}

async function showsItself(page: Page): Promise<void> {
  expect(await page.evaluate(findPageFaults, 360)).toEqual([]);
}

// Below a path, every state of every page is opened where it is looked at: e2e/browser/states.
test.each(allScreens())('from a folder, the page $path shows its screen', async (screen) => {
  const { page, traffic } = await app();
  await page.goto(addressOf(pathToFileURL(resolve(exported)).href, screen));
  await settled(page, traffic);
  await showsItself(page);
});

describe.each(places)('%s', (_place, root) => {
  test('links lead from page to page, and Back leads back', async () => {
    const { page, by } = await app();
    const pages = `${root()}/pages`;
    await page.goto(`${pages}/policy/policy/index.html?type=about`);
    await by(policy.terms).click();
    await page.waitForURL(`${pages}/policy/policy/index.html?type=terms`);
    await by(policy.help).click();
    await page.waitForURL(`${pages}/custom-service/custom-service/index.html`);
    await by(service.repayHelp).click();
    await page.waitForURL(`${pages}/custom-service/repay_help/index.html`);
    await page.goBack();
    await by(service.repayHelp).waitFor();
    await page.goBack();
    await by(policy.help).waitFor();
  });

  test('the app itself starts, moves and is found again by a reload', async () => {
    const { page, by, traffic } = await app();
    await page.goto(`${root()}/index.html?scenario=guest`);
    await by(home.apply).click();
    await page.waitForURL(/#\/pages\/account\/get-code-page\/get-code-page/);
    await settled(page, traffic);
    await showsItself(page);
    await page.reload();
    await settled(page, traffic);
    await showsItself(page);
  });
});
