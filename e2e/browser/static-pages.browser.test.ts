import { expect, type Page } from '@playwright/test';
import { ids as home } from '@/app/home/home.ids';
import { ids as service } from '@/app/pages/custom-service/custom-service/screen.ids';
import { noScriptText, pageTexts } from '@/app/pages/page-texts';
import { ids as policy } from '@/app/pages/policy/policy/screen.ids';
import { eventually } from '@/e2e/shared/eventually';
import { formatQuery } from '@/lib/router/target';
import notFound from '@/locales/not-found/es.json';
import { allScreens, type TestedScreen } from './harness/screen-states';
import { places, test } from './harness/test';
import { waitUntilIdle } from './harness/wait-until-idle';
import { findPageFaults } from './states/fit-faults';

/** The path of a page in its first state without faults, by scenario and query. */
function pathOf({ path, states }: TestedScreen): string {
  const state = states.find(({ faults }) => faults.length === 0);
  const parameters = { scenario: state?.scenario ?? 'guest', ...state?.query };
  return `${path}/index.html${formatQuery(parameters)}`;
}

async function expectNoFaults(page: Page, path?: string): Promise<void> {
  expect(await page.evaluate(findPageFaults, 360), path).toEqual([]);
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

// Below a path, e2e/browser/states opens every state of every page.
test('from a folder, a page of each kind shows its screen', async ({ app, roots }) => {
  const { page, requests } = await app();
  expect(pagesFromFolder).toHaveLength(4);
  for (const screen of pagesFromFolder) {
    await page.goto(`${roots['from a folder']}${pathOf(screen)}`);
    await waitUntilIdle(page, requests);
    await expectNoFaults(page, screen.path);
  }
});

test('below a path, the page of an address that does not exist leads to Home', async ({
  app,
  cdn,
}) => {
  const { page, by, expectLoadErrors } = await app();
  expectLoadErrors('/pages/old/');
  const response = await page.goto(`${cdn.url}/pages/old/old/`);
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: notFound.home }).click();
  await page.waitForURL((url) => url.href.startsWith(`${cdn.url}/index.html`));
  await by(home.apply).waitFor();
});

for (const place of places) {
  test.describe(place, () => {
    test('links open the static pages, and Back goes back', async ({ app, roots }) => {
      const { page, by } = await app();
      const pages = `${roots[place]}/pages`;
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

    test('the hash app starts, navigates and survives a reload', async ({ app, roots }) => {
      const { page, by, requests } = await app();
      await page.goto(`${roots[place]}/index.html?scenario=guest`);
      await by(home.apply).click();
      await page.waitForURL(/#\/pages\/account\/get-code-page\/get-code-page/);
      await waitUntilIdle(page, requests);
      await expectNoFaults(page);
      await page.reload();
      await waitUntilIdle(page, requests);
      await expectNoFaults(page);
    });
  });
}

test('the deletion of an account can be asked for without the app and without a log-in', async ({
  app,
  cdn,
}) => {
  const { page, by } = await app();
  await page.goto(`${cdn.url}/pages/policy/policy/index.html?type=deletion`);
  await by(policy.message).waitFor();
  expect(await by(policy.whatsapp).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=./);
  expect(await by(policy.email).getAttribute('href')).toMatch(/^mailto:.+&body=./);
});

for (const place of places) {
  test(`${place}, About shows the licences of what ships`, async ({ app, roots }) => {
    const { page, by } = await app();
    await page.goto(`${roots[place]}/pages/policy/policy/index.html?type=about`);
    await by(policy.licences).locator('summary').click();
    const text = page.frameLocator(`#${policy.licences} iframe`).locator('body');
    await text.getByText('react-dom').first().waitFor();
    await eventually(async () =>
      expect(await text.innerText()).toMatch(/Hanken Grotesk[\s\S]*SIL OPEN FONT LICENSE/),
    );
  });
}

test('a page has a title and a description before a script has run', async ({ app, cdn }) => {
  const { page } = await app({ scripts: false });
  await page.goto(`${cdn.url}/pages/policy/policy/index.html`);
  const { title, description } = pageTexts['/pages/policy/policy'];
  expect(await page.title()).toBe(title);
  const meta = page.locator('meta[name="description"]');
  expect(await meta.getAttribute('content')).toBe(description);
  expect(await page.locator('.no-script').innerText()).toBe(noScriptText);
});
