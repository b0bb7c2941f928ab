import { expect } from '@playwright/test';
import { ids as serviceIds } from '@/app/pages/custom-service/custom-service/screen.ids';
import { test } from './harness/shell-test';

test('on a phone in English the first texts are in English', async ({ shell }) => {
  const { phone, onPage } = await shell({ locale: 'en' });
  await onPage().home.waitForState('guest');
  expect(await phone.page.evaluate(() => document.documentElement.lang)).toMatch(/^en/);
});

test('without a connection the app starts and shows the offline strip until it is back', async ({
  shell,
}) => {
  const { phone, onPage } = await shell();
  const { home, setOffline } = onPage();
  await home.waitForState('guest');
  await setOffline(true);
  await home.waitForOfflineStrip(true);
  await phone.page.reload();
  await home.waitForOfflineStrip(true);
  await setOffline(false);
  await home.waitForOfflineStrip(false);
  await home.waitForState('guest');
});

test('external links are sent to Android with the action of their kind', async ({ shell }) => {
  const { phone, onPage } = await shell();
  const { home, by, open } = onPage();
  await home.waitForState('guest');
  await open('/pages/custom-service/custom-service');
  for (const id of [serviceIds.phone, serviceIds.whatsapp, serviceIds.email]) await by(id).tap();
  const { opened } = await phone.waitForState(
    ({ opened: links }) => Array.isArray(links) && links.length === 3,
  );
  expect(opened).toEqual([
    { action: 'android.intent.action.DIAL', uri: expect.stringMatching(/^tel:/) },
    { action: 'android.intent.action.VIEW', uri: expect.stringMatching(/^(https|whatsapp):/) },
    { action: 'android.intent.action.SENDTO', uri: expect.stringMatching(/^mailto:/) },
  ]);
});

test('a link of another app opens its screen, and a link to another site opens nothing', async ({
  shell,
}) => {
  const { phone, onPage } = await shell();
  const { settings, home, open } = onPage();
  await home.waitForState('guest');
  await open(settings.path);
  await settings.waitUntilLoaded();
  await expect(phone.command('open', { url: 'https://stranger.example/' })).rejects.toThrow('url');
});
