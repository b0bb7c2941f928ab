import { ids as serviceIds } from '@/app/pages/custom-service/custom-service/screen.ids';
import { appLinks } from '@/e2e/detox/ways/app-link';
import { withShell } from './harness/shell-journey';

const shell = withShell();

test('the app speaks the language of the phone, in its first words already', async () => {
  const { phone, screens } = await shell({ locale: 'en' });
  await screens().home.shows('guest');
  expect(await phone.page.evaluate(() => document.documentElement.lang)).toMatch(/^en/);
});

test('without a connection the app still starts and says so, and comes back by itself', async () => {
  const { phone, screens } = await shell();
  await screens().home.shows('guest');
  await screens().offline(true);
  await phone.page.locator('.offline-strip').waitFor();
  await phone.page.reload();
  await phone.page.locator('.offline-strip').waitFor();
  await screens().offline(false);
  await phone.page.locator('.offline-strip').waitFor({ state: 'detached' });
  await screens().home.shows('guest');
});

test('each link to another app is opened with its own intent action', async () => {
  const { phone, screens } = await shell();
  const { home, by } = screens();
  await home.shows('guest');
  await phone.control('open', { url: `${appLinks}/pages/custom-service/custom-service` });
  for (const id of [serviceIds.phone, serviceIds.whatsapp, serviceIds.email]) await by(id).tap();
  const { opened } = await phone.until(({ opened: all }) => Array.isArray(all) && all.length === 3);
  expect(opened).toEqual([
    { action: 'android.intent.action.DIAL', uri: expect.stringMatching(/^tel:/) },
    { action: 'android.intent.action.VIEW', uri: expect.stringMatching(/^(https|whatsapp):/) },
    { action: 'android.intent.action.SENDTO', uri: expect.stringMatching(/^mailto:/) },
  ]);
});

test('a link of another app opens the screen that it names; a stranger’s opens nothing', async () => {
  const { phone, screens } = await shell();
  const { settings, home } = screens();
  await home.shows('guest');
  await phone.control('open', { url: `${appLinks}${settings.path}` });
  await settings.stands();
  await expect(phone.control('open', { url: 'https://stranger.example/' })).rejects.toThrow('url');
});
