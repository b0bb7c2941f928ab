import { expect, type Page } from '@playwright/test';
import type { Journey } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { logIn } from '@/e2e/shared/flows';
import { scenarioPhone } from '@/e2e/shared/sample-user';

const name = 'Camila Antonia';

/** Opens the first step and enters a name. */
async function startDraft(j: Journey): Promise<void> {
  await j.open(j.basic.path, 'init');
  await j.basic.waitUntilLoaded();
  await j.basic.fill({ first_name: name });
}

/** The stored draft of the first step, once there is one. */
function storedDraft(page: Page): Promise<string> {
  return page
    .waitForFunction(() =>
      Object.entries<string>(localStorage)
        .filter(([key]) => /^luka_draft_.*_basic$/.test(key))
        .map(([, text]) => text)
        .find((text) => text.startsWith('sealed1.')),
    )
    .then(async (found) => String(await found.jsonValue()));
}

/** Runs in the page. */
async function isKeyDeleted(): Promise<boolean> {
  return (await indexedDB.databases()).every(({ name }) => name !== 'luka_keys');
}

/** Runs in the page. */
function deleteKey(): Promise<unknown> {
  return new Promise((resolve) => {
    indexedDB.deleteDatabase('luka_keys').onsuccess = resolve;
  });
}

/** Runs in the page. */
function describeKey(): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('luka_keys');
    opening.onsuccess = () => {
      const request = opening.result.transaction('keys').objectStore('keys').get('drafts');
      request.onsuccess = () => {
        const { extractable, algorithm, usages } = request.result;
        opening.result.close();
        resolve({ extractable, algorithm: algorithm.name, usages });
      };
    };
  });
}

test('MASVS-CRYPTO-2: a draft is stored encrypted, with a key that cannot be extracted', async ({
  journey,
}) => {
  const j = await journey();
  await startDraft(j);
  const draft = await storedDraft(j.page);
  expect(draft).not.toContain('Camila');
  expect(Buffer.from(draft.slice('sealed1.'.length), 'base64').toString()).not.toContain('Camila');
  expect(await j.page.evaluate(describeKey)).toEqual({
    extractable: false,
    algorithm: 'AES-GCM',
    usages: ['encrypt', 'decrypt'],
  });
});

test('a reload right after typing keeps the draft', async ({ journey }) => {
  const j = await journey();
  await startDraft(j);
  for (const text of ['b', 'bc', 'bcd']) {
    await j.basic.fill({ first_name: text });
    await j.page.reload();
    await j.basic.waitUntilLoaded();
    expect(await j.basic.firstName()).toBe(text);
  }
});

test('another tab shows the draft, and signing out there deletes draft and key in both', async ({
  journey,
}) => {
  const j = await journey();
  const { page, settings, home } = j;
  await startDraft(j);
  const draft = await storedDraft(page);
  const other = await j.openSecondTab();
  await other.basic.waitUntilLoaded();
  expect(await other.basic.firstName()).toBe(name);
  await other.basic.fill({ first_name: 'Otra' });
  await page.bringToFront();
  await settings.open();
  await settings.waitUntilLoaded();
  await settings.signOut();
  await home.waitForState('guest');
  await other.home.waitForState('guest');
  await page.waitForFunction(() => localStorage.getItem('uni_token') === null);
  // The databases are deleted in the background.
  await page.waitForFunction(isKeyDeleted);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /draft/.test(key)),
  );
  expect(left).toEqual([]);

  // A copy of the draft cannot be decrypted with the key of the next session.
  await page.evaluate((text) => localStorage.setItem('luka_draft_user_demo_basic', text), draft);
  await other.page.bringToFront();
  await other.home.tapButton('apply');
  await logIn({ ...j, ...other }, scenarioPhone);
  await other.basic.waitUntilLoaded();
  expect(await other.basic.firstName()).toBe('');
});

test('without its key the draft is dropped, and the form stores a new one', async ({ journey }) => {
  const j = await journey();
  await startDraft(j);
  await storedDraft(j.page);
  await j.page.evaluate(deleteKey);
  await j.page.reload();
  await j.basic.waitUntilLoaded();
  expect(await j.basic.firstName()).toBe('');
  await j.basic.fill({ first_name: 'Ana' });
  await storedDraft(j.page);
  await j.page.reload();
  await j.basic.waitUntilLoaded();
  expect(await j.basic.firstName()).toBe('Ana');
});

/** Run in the page before its own scripts: why a browser may have no key. */
const withoutKeys = {
  'IndexedDB disabled': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'an IndexedDB that never responds': () => {
    Object.assign(IDBFactory.prototype, { open: () => new EventTarget() });
  },
  'a page without TLS': () => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  },
};

for (const [reason, disableKeys] of Object.entries(withoutKeys)) {
  test(`MASVS-STORAGE-2: with ${reason} the form works, and its draft is not stored`, async ({
    journey,
  }) => {
    const j = await journey();
    await j.page.addInitScript(disableKeys);
    await startDraft(j);
    // The app stores drafts at this event at the latest.
    await j.page.evaluate(() => document.dispatchEvent(new Event('freeze')));
    expect(await j.basic.firstName()).toBe(name);
    expect(await j.page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Camila|draft/);
    await j.page.reload();
    await j.basic.waitUntilLoaded();
    expect(await j.basic.firstName()).toBe('');
  });
}
