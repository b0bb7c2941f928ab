import type { Page } from '@playwright/test';
import { ids as policyIds } from '@/app/pages/policy/policy/screen.ids';
import { ids as settingsIds } from '@/app/pages/settings/settings/screen.ids';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import type { App } from './harness/app';
import { test } from './harness/test';
import { waitUntilIdle } from './harness/wait-until-idle';

async function openSettings({ page, open, by, requests }: App): Promise<void> {
  await open('/pages/settings/settings');
  await by(settingsIds.version).waitFor();
  await waitUntilIdle(page, requests);
}

/** Navigates to a screen whose script has not been loaded. */
async function navigateToPolicy(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.location.hash = '/pages/policy/policy';
  });
}

test('a screen whose file is gone since a new build is loaded with that one, at the address of the tap', async ({
  app,
}) => {
  const opened = await app();
  const { page, by, expectLoadErrors } = opened;
  await openSettings(opened);
  expectLoadErrors('/_next/');
  // The old build's other files are gone, and the page names a file that it did not.
  await page.route('**/_next/**/*.js', (route) => route.fulfill({ status: 404 }));
  await page.route(/\/(index\.html)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await page.unroute('**/_next/**/*.js');
    await route.fulfill({
      response,
      body: html.replace('</body>', '<!--./_next/static/chunks/new.js--></body>'),
    });
  });
  const reloaded = page.waitForEvent('framenavigated', (frame) => frame.url().includes('policy'));
  await navigateToPolicy(page);
  await reloaded;
  await by(policyIds.text).waitFor();
});

test('a screen whose file is gone from the same build says so, and the tabs stay', async ({
  app,
}) => {
  const opened = await app();
  const { page, expectLoadErrors } = opened;
  await openSettings(opened);
  expectLoadErrors('/_next/');
  await page.route('**/_next/**/*.js', (route) => route.fulfill({ status: 404 }));
  await navigateToPolicy(page);
  await page.getByRole('heading', { name: catalogueText('es', 'ui.state.errorTitle') }).waitFor();
});
