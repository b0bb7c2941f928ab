import { device } from 'detox';
import { lastAccount } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { onDesktop, sandbox } from '@/e2e/detox/setup/world';
import { begin, linkTo } from '@/e2e/detox/ways/open';

const { home, settings, order, getCode, upload } = screens;

onDesktop('a link of another app starts the app at the screen that it names', async () => {
  await begin({ launch: { url: linkTo(settings) } });
  await settings.stands();
});

onDesktop('a link to a loan opens it, in the app as it stands', async () => {
  await begin({ scenario: 'lending' });
  await home.shows('lending');
  const [loan] = (await lastAccount(sandbox)).orders;
  const query = { order_no: loan?.order_no ?? '' };
  await device.openURL({ url: linkTo({ path: order.path, query }) });
  await order.shows('lending');
});

onDesktop('a guest who follows a link into the app is asked to log in first', async () => {
  await begin({ launch: { url: linkTo(upload) } });
  await getCode.isAddressed();
});

onDesktop('a link into a stranger’s page opens nothing', async () => {
  await begin();
  await home.shows('guest');
  await expect(device.openURL({ url: 'https://stranger.example/' })).rejects.toThrow();
  await home.shows('guest');
});
