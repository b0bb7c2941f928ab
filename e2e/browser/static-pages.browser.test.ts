import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { ids as home } from '@/app/home/home.ids';
import { ids as service } from '@/app/pages/custom-service/custom-service/screen.ids';
import { ids as policy } from '@/app/pages/policy/policy/screen.ids';
import { eventually } from '@/e2e/shared/eventually';
import { formatQuery } from '@/lib/router/target';
import notFound from '@/locales/not-found/es.json';
import { exportFolder, withApp } from './harness/app';
import { allScreens, type TestedScreen } from './harness/screen-states';
import { waitUntilIdle } from './harness/wait-until-idle';
import { withCdn } from './harness/with-cdn';
import { findPageFaults } from './states/fit-faults';

const app = withApp();
const host = withCdn();

const folderUrl = pathToFileURL(resolve(exportFolder)).href;

/** Where the export may be: below a path of a static host, and in a folder. */
const roots = [
  ['below a path', () => host.url],
  ['from a folder', () => folderUrl],
] as const;

/** The address of a page in its first state without faults, by scenario and query. */
function addressOf({ path, states }: TestedScreen): string {
  const state = states.find(({ faults }) => faults.length === 0);
  const parameters = { scenario: state?.scenario ?? 'guest', ...state?.query };
  return `${folderUrl}${path}/index.html${formatQuery(parameters)}`;
}

async function expectNoFaults(page: Page): Promise<void> {
  expect(await page.evaluate(findPageFaults, 360)).toEqual([]);
}

/** Of each depth of folders, and of each part of the catalogue. */
const pagesFromFolder = allScreens().filter(({ path }) =>
  [
    '/pages/index/index',
    '/pages/index/home-components/home-top',
    '/pages/step/step-basic/step-basic',
    '/pages/loan/loan-info-choose/loan-info-choose',
  ].includes(path),
);

test('the pages that are opened from a folder exist', () => {
  expect(pagesFromFolder).toHaveLength(4);
});

// Below a path, e2e/browser/states opens every state of every page.
test.each(pagesFromFolder)('from a folder, the page $path shows its screen', async (screen) => {
  const { page, requests } = await app();
  await page.goto(addressOf(screen));
  await waitUntilIdle(page, requests);
  await expectNoFaults(page);
});

test('below a path, the page of an address that does not exist leads to Home', async () => {
  const { page, by, expectLoadErrors } = await app();
  expectLoadErrors('/pages/old/');
  const response = await page.goto(`${host.url}/pages/old/old/`);
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: notFound.home }).click();
  await page.waitForURL((url) => url.href.startsWith(`${host.url}/index.html`));
  await by(home.apply).waitFor();
});

describe.each(roots)('%s', (_, root) => {
  test('links open the static pages, and Back goes back', async () => {
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

  test('the deletion of an account can be asked for without the app and without a log-in', async () => {
    const { page, by } = await app();
    await page.goto(`${root()}/pages/policy/policy/index.html?type=deletion`);
    await by(policy.message).waitFor();
    expect(await by(policy.whatsapp).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/\d+\?text=./,
    );
    expect(await by(policy.email).getAttribute('href')).toMatch(/^mailto:.+&body=./);
  });

  test('the hash app starts, navigates and survives a reload', async () => {
    const { page, by, requests } = await app();
    await page.goto(`${root()}/index.html?scenario=guest`);
    await by(home.apply).click();
    await page.waitForURL(/#\/pages\/account\/get-code-page\/get-code-page/);
    await waitUntilIdle(page, requests);
    await expectNoFaults(page);
    await page.reload();
    await waitUntilIdle(page, requests);
    await expectNoFaults(page);
  });
});

test.each(roots)('%s, About shows the licences of what ships', async (_, root) => {
  const { page, by } = await app();
  await page.goto(`${root()}/pages/policy/policy/index.html?type=about`);
  await by(policy.licences).locator('summary').click();
  const text = page.frameLocator(`#${policy.licences} iframe`).locator('body');
  await text.getByText('react-dom').first().waitFor();
  await eventually(async () =>
    expect(await text.innerText()).toMatch(/Hanken Grotesk[\s\S]*SIL OPEN FONT LICENSE/),
  );
});
