import { expect } from '@playwright/test';
import { ids as basicIds } from '@/app/pages/step/step-basic/step-basic/screen.ids';
import { test } from '@/e2e/browser/harness/test';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import { storageKeys } from '@/lib/storage/keys';
import { hostileText, InjectionDetector } from './injection';

/** Without the session the app reads few of the other values. */
const sessionKeys = ['uni_token', 'user_id'];

/** Every other key that the app reads, with the id of the sandbox's account where it has one. */
const keys = Object.keys(storageKeys)
  .filter((key) => !sessionKeys.includes(key))
  .flatMap((key) =>
    key === 'luka_draft_*'
      ? ['basic', 'photo_selfie', 'loan', 'quote'].map((form) => `luka_draft_user_demo_${form}`)
      : [key.replace('*', 'user_demo')],
  );

const invalidValues = {
  'broken JSON': '{',
  null: 'null',
  markup: JSON.stringify(hostileText),
  'an object with markup': JSON.stringify({
    first_name: hostileText,
    at: hostileText,
    hashes: [hostileText],
    index: 0,
  }),
  'a polluted prototype': '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
};

/** Runs in the page before its own scripts. */
function fillStorage({ keys, text }: { keys: readonly string[]; text: string }): void {
  if (window.origin === 'null') return;
  for (const key of keys) {
    localStorage.setItem(key, text);
    sessionStorage.setItem(key, text);
  }
}

const screens = ['/', '/pages/step/step-basic/step-basic', '/pages/settings/settings'];

for (const [name, text] of Object.entries(invalidValues)) {
  test(`MASVS-STORAGE-1: with ${name} under every key the app works`, async ({ app }) => {
    const { page, url, open, requests } = await app();
    const detector = await InjectionDetector.watch(page.context());
    // `luka_sandbox` belongs to the sandbox in the page; here it is a server.
    await page.addInitScript(fillStorage, {
      keys: keys.filter((key) => key !== 'luka_sandbox'),
      text,
    });
    await open('/', 'init');
    // A page that still starts over would interrupt the next one.
    await waitUntilIdle(page, requests);
    for (const path of screens) {
      // Another document, which runs the script above.
      await page.goto('about:blank');
      await page.goto(`${url}/#${path}`);
      await waitUntilIdle(page, requests);
      expect(await page.locator('h1:visible').count(), path).toBe(1);
      expect(await detector.findIn(page, path)).toEqual([]);
    }
  });
}

test('markup in a draft is shown as the text of its field', async ({ app }) => {
  const { page, open } = await app();
  const detector = await InjectionDetector.watch(page.context());
  const at = Date.parse('2099-01-01');
  const text = JSON.stringify({ at, baseline: '', first_name: hostileText });
  await page.addInitScript(() => localStorage.setItem('luka_version', '2'));
  await page.addInitScript(fillStorage, { keys: ['luka_draft_user_demo_basic'], text });
  await open('/pages/step/step-basic/step-basic', 'init');
  await page.waitForFunction(
    ([id, value]) => document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.value === value,
    [basicIds.field('first_name'), hostileText] as const,
  );
  expect(await detector.findIn(page, 'basic')).toEqual([]);
});

for (const key of sessionKeys) {
  test(`markup in ${key} has no effect`, async ({ app }) => {
    const { page, open, requests } = await app();
    const detector = await InjectionDetector.watch(page.context());
    await page.addInitScript(fillStorage, { keys: [key], text: hostileText });
    await open('/', 'lending');
    await page.locator('html:not([data-boot]) main:visible').waitFor();
    await waitUntilIdle(page, requests);
    expect(await detector.findIn(page, key)).toEqual([]);
  });
}
