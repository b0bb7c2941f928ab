import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ids } from '@/app/pages/settings/page_native_test/screen.ids';
import type { RunningServer } from '@/e2e/shared/listen';
import { contract } from '@/lib/bridge/contract';
import { startCdn } from '@/scripts/serve/cdn-server';
import { test as base } from './harness/shell-test';

/** A site without a link to the app, for the test of the pay view. */
const test = base.extend<{ site: RunningServer }>({
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'luka-site-'));
    // Without an icon of its own the browser asks for one, which the site does not have.
    const html = '<title>site</title><link rel="icon" href="data:,">';
    writeFileSync(join(folder, 'index.html'), html);
    const site = await startCdn(folder, '');
    await use(site);
    await site.close();
    rmSync(folder, { recursive: true });
  },
});

test('with all permissions the shell replies to every event of the test page', async ({
  shell,
  site,
}) => {
  const { phone, onPage } = await shell({
    permissions: { location: 'granted', phone: 'granted', camera: 'granted', sms: 'granted' },
    mappedOrigins: { 'https://luka.example': site.url },
  });
  const { home, nativeTest, by, open } = onPage();
  await home.waitForState('guest');
  await phone.command('location', { latitude: -41.4693, longitude: -72.9424 });
  await open(nativeTest.path);
  for (const event of Object.keys(contract)) {
    await nativeTest.run(event);
    if (event === 'openPayView') {
      await phone.waitForState(({ payPage }) => payPage !== null);
      await phone.command('close-pay-view');
    }
    await nativeTest.waitForReply(event);
  }
  const reply = (event: string) => by(ids.reply(event)).textContent();
  expect(await reply('location')).toContain('-41.47');
  expect(await reply('pickerContact')).toContain('Rosa');
  expect(await reply('openPayView')).toContain('closed');
  expect(await phone.command('state')).toMatchObject({
    opened: [{ uri: 'https://luka.example/' }],
    tracked: [{ name: 'native_test' }],
  });
});

test('without a permission the shell refuses the event with the state of the permission', async ({
  shell,
}) => {
  const { phone, onPage } = await shell({
    permissions: {
      location: 'denied',
      phone: 'denied',
      sms: 'denied_forever',
      camera: 'not_asked',
    },
  });
  const { home, nativeTest, by, open } = onPage();
  await home.waitForState('guest');
  await phone.command('permission-answers', { camera: 'denied' });
  await open(nativeTest.path);
  const codes = { location: 'denied', smsInfo: 'denied_forever', takePhoto: 'denied' };
  for (const [event, code] of Object.entries(codes)) {
    await nativeTest.run(event);
    await nativeTest.waitForRefusal(event, code);
    expect(await by(ids.reply(event)).locator('pre').textContent()).toMatch(
      new RegExp(`^${code}:`),
    );
  }
});
