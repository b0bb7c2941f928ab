import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { playwrightDriver } from '@/e2e/browser/harness/playwright-driver';
import { test } from '@/e2e/browser/harness/test';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import { createScreens } from '@/e2e/screens/all-screens';
import { startCdn } from '@/scripts/serve/cdn-server';
import { hostileAddress, hostileText, InjectionDetector } from './injection';

/** Every field that a reply of the shell may have. */
const allFields = {
  value: { token: hostileText, phone: hostileText, user_id: hostileText, new_guest: true },
  versionName: hostileText,
  versionCode: 6,
  name: hostileText,
  phone: hostileText,
  mime: hostileText,
  width: 1e9,
  height: -1,
  size: 1e15,
  camera: hostileText,
};

/** The data of replies as JSON: of the wrong type, hostile, and polluting prototypes. */
const replies = {
  null: 'null',
  'a number': '7',
  'an empty list': '[]',
  markup: JSON.stringify(hostileText),
  'markup in every field and an address that runs a script': JSON.stringify({
    ...allFields,
    url: hostileAddress,
  }),
  "markup in every field and another site's address": JSON.stringify({
    ...allFields,
    url: 'https://evil.example/photo.jpg',
  }),
  'a polluted prototype':
    '{"__proto__":{"polluted":1},"value":{"__proto__":{"polluted":1}},"constructor":{"prototype":{"polluted":1}}}',
};

/** Runs in the page before its own scripts: a shell that replies to every event with this. */
function fakeHostileShell(data: string): void {
  window.androidBridge = {
    postMessage(text) {
      const id = JSON.stringify(JSON.parse(text).callbackId);
      setTimeout(() => window.onMessage?.(`{"callbackId":${id},"data":${data}}`));
    },
  };
}

/** Runs in the page: sends unrequested messages in every shape to both listeners of the page. */
function pushMessages(data: string): void {
  const events = [
    'back',
    'resume',
    'pause',
    'network',
    'insets',
    'link',
    '__proto__',
    'constructor',
  ];
  const messages = [
    ...events.map((event) => `{"event":"${event}","data":${data}}`),
    `{"callbackId":"__proto__","data":${data}}`,
    `{"callbackId":${data},"index":${data},"data":${data}}`,
    data,
    '{',
  ];
  for (const message of messages) {
    window.onMessage?.(message);
    window.onChunk?.(message);
  }
}

for (const [name, data] of Object.entries(replies)) {
  test(`MASVS-PLATFORM-2: a shell that replies with ${name} has no effect`, async ({ app }) => {
    const { page, url, sandbox, open, requests } = await app();
    const { social, upload } = createScreens(playwrightDriver(page));
    const detector = await InjectionDetector.watch(page.context());
    await page.addInitScript(fakeHostileShell, data);
    await open('/', 'init_social');
    await page.locator('html:not([data-boot]) main:visible').waitFor();
    await waitUntilIdle(page, requests);
    await page.evaluate(pushMessages, data);
    expect(await detector.findIn(page, 'home')).toEqual([]);

    await social.open({ page: '2' });
    await social.waitUntilLoaded();
    await social.pickContact(0);
    await waitUntilIdle(page, requests);
    expect(await detector.findIn(page, 'contact')).toEqual([]);

    const token = await page.evaluate(() => localStorage.getItem('uni_token'));
    await sandbox.scenario('init_id_card', token ?? '');
    await page.goto('about:blank');
    await page.goto(`${url}/#${upload.path}`);
    await upload.photo('id_front').open();
    await waitUntilIdle(page, requests);
    expect(await detector.findIn(page, 'photo')).toEqual([]);
  });
}

test('MASVS-PLATFORM-3: in a frame of another origin the app is not rendered', async ({ app }) => {
  const { page, url, open } = await app();
  const folder = mkdtempSync(join(tmpdir(), 'luka-site-'));
  const html = `<!doctype html><link rel="icon" href="data:,"><iframe src="${url}/"></iframe>`;
  writeFileSync(join(folder, 'index.html'), html);
  const site = await startCdn(folder, '');
  try {
    await open('/', 'lending');
    await page.goto(`${site.url}/index.html`);
    const frame = page.frameLocator('iframe');
    await frame.locator('html[data-framed="stranger"]').waitFor({ state: 'attached' });
    const body = frame.locator('body');
    await body.waitFor({ state: 'hidden' });
    expect(await body.evaluate((element) => getComputedStyle(element).display)).toBe('none');
  } finally {
    await site.close();
    rmSync(folder, { recursive: true });
  }
});

test('in a frame of its own origin, as in the gallery, the app is rendered', async ({ app }) => {
  const { page, url, open } = await app();
  await open('/');
  await page.locator('html:not([data-boot]) main:visible').waitFor();
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, `${url}/pages/policy/policy/`);
  await page.frameLocator('iframe').locator('main').first().waitFor();
  expect(await page.frameLocator('iframe').locator('html[data-framed]').count()).toBe(0);
});
