import { withApp } from './harness/app';
import { settled } from './harness/settled';
import { textOf } from './harness/texts';
import { screensOn } from './screens/all-screens';

const app = withApp();

test('an app that starts without a connection is there by itself once there is one', async () => {
  const { page, breaks, offline, open } = await app();
  breaks('/api/');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await open('/', 'lending');
  const title = textOf('es', 'ui.state.offlineTitle');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.unrouteAll();
  await offline(true);
  await offline(false);
  await screensOn(page).home.shows('lending');
});

test('what is on show stays without a connection, and is brought up to date by itself', async () => {
  const { page, control, offline, open, traffic } = await app();
  const { home } = screensOn(page);
  await open('/', 'lending');
  await home.shows('lending');
  await settled(page, traffic);
  await offline(true);
  await home.tab('home');
  await page.locator('.notice').getByText(textOf('es', 'home.stale')).waitFor();
  await home.shows('lending');
  await control.advance('P30D');
  await offline(false);
  await home.shows('overdue');
});
