import { createScreens } from '@/e2e/screens/all-screens';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { playwrightDriver } from './harness/playwright-driver';
import { test } from './harness/test';

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
