import { expect } from '@playwright/test';
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
