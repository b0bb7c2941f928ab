import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ids as socialIds } from '@/app/pages/step/step-social/step-social/screen.ids';
import { ids as uploadIds } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import { withApp } from '@/e2e/browser/harness/app';
import { startPlainServer } from '@/e2e/browser/harness/plain-server';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import { hostileAddress, hostileText, Intrusions } from './injection';

const app = withApp();

const everything = {
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

/** Replies as the shell would send them, as JSON: of the wrong kind, hostile, and reaching for every object. */
const replies = [
  'null',
  '7',
  '[]',
  JSON.stringify(hostileText),
  JSON.stringify({ ...everything, url: hostileAddress }),
  JSON.stringify({ ...everything, url: 'https://evil.example/photo.jpg' }),
  '{"__proto__":{"polluted":1},"value":{"__proto__":{"polluted":1}},"constructor":{"prototype":{"polluted":1}}}',
];

/** Runs in the page before its own scripts: a shell that answers every call so, at once. */
function standForHostileShell(data: string): void {
  window.androidBridge = {
    postMessage(text) {
      const id = JSON.stringify(JSON.parse(text).callbackId);
      setTimeout(() => window.onMessage?.(`{"callbackId":${id},"data":${data}}`));
    },
  };
}

/** Runs in the page: what no call has asked for, in every shape that the two doors could be given. */
function pushEverything(data: string): void {
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

test.each(replies)('MASVS-PLATFORM-2: a shell that answers everything with %s', async (data) => {
  const { page, url, sandbox, by, open, requests } = await app();
  const intrusions = await new Intrusions(page.context()).watch();
  await page.addInitScript(standForHostileShell, data);
  await open('/', 'init_social');
  await page.locator('html:not([data-boot]) main:visible').waitFor();
  await waitUntilIdle(page, requests);
  await page.evaluate(pushEverything, data);
  expect(await intrusions.on(page, 'home')).toEqual([]);

  await page.goto(`${url}/#/pages/step/step-social/step-social`);
  await by(socialIds.submit).waitFor();
  await page.locator(`[id="${socialIds.pick(0)}"]`).tap();
  await waitUntilIdle(page, requests);
  expect(await intrusions.on(page, 'contact')).toEqual([]);

  await sandbox.scenario('init_id_card', (await page.evaluate(tokenOfPage)) ?? '');
  await page.goto('about:blank');
  await page.goto(`${url}/#/pages/upload/upload-id-card/upload-id-card`);
  await page.locator(`[id="${uploadIds.photo('id_front')}"]`).tap();
  await waitUntilIdle(page, requests);
  expect(await intrusions.on(page, 'photo')).toEqual([]);
});

/** Runs in the page. */
function tokenOfPage(): string | null {
  return localStorage.getItem('uni_token');
}

test("MASVS-PLATFORM-3: in a stranger's frame the app shows nothing that could be tapped", async () => {
  const { page, url, expectLoadErrors, open } = await app();
  expectLoadErrors('/favicon.ico');
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
  writeFileSync(join(folder, 'index.html'), `<!doctype html><iframe src="${url}/"></iframe>`);
  const stranger = await startPlainServer(folder, '');
  try {
    await open('/', 'lending');
    await page.goto(`${stranger.url}/index.html`);
    await page.frameLocator('iframe').locator('html[data-framed="stranger"]').waitFor({
      state: 'attached',
    });
    const body = page.frameLocator('iframe').locator('body');
    await body.waitFor({ state: 'hidden' });
    expect(await body.evaluate((element) => getComputedStyle(element).display)).toBe('none');
  } finally {
    await stranger.close();
    rmSync(folder, { recursive: true });
  }
});

test('a page of our own that frames another, as the gallery does, is no stranger', async () => {
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
