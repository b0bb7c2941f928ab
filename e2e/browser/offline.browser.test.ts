import { createScreens } from '@/e2e/screens/all-screens';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { playwrightDriver } from './harness/playwright-driver';
import { test } from './harness/test';
import { waitUntilIdle } from './harness/wait-until-idle';

test('an app that starts without a connection loads by itself once there is one', async ({
  app,
}) => {
  const { page, expectLoadErrors, setOffline, open } = await app();
  const { home } = createScreens(playwrightDriver(page));
  expectLoadErrors('/api/');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await open('/', 'lending');
  await home.waitForHeading(catalogueText('es', 'ui.state.offlineTitle'));
  await page.unrouteAll();
  await setOffline(true);
  await setOffline(false);
  await home.waitForState('lending');
});

test('without a connection Home keeps its content as outdated and updates it once there is one', async ({
  app,
}) => {
  const { page, sandbox, setOffline, open, requests } = await app();
  const { home } = createScreens(playwrightDriver(page));
  await open('/', 'lending');
  await home.waitForState('lending');
  await waitUntilIdle(page, requests);
  await setOffline(true);
  await home.openTab('home');
  await page.locator('.notice').getByText(catalogueText('es', 'home.stale')).waitFor();
  await home.waitForState('lending');
  await sandbox.advance('P60D');
  await setOffline(false);
  await home.waitForState('overdue');
});
