import type { Page } from 'playwright-core';
import { type Journey, withJourney } from '@/e2e/browser/harness/journey';
import { logIn } from '@/e2e/shared/flows';

const journey = withJourney();

const name = 'Camila Antonia';
/** The number of the person whom a scenario logs in, as they type it. */
const scenarioPhone = '9 8765 4567';

/** A person in the middle of the first form. */
async function typing(j: Journey): Promise<void> {
  await j.open(j.basic.path, 'init');
  await j.basic.waitUntilLoaded();
  await j.basic.fill({ first_name: name });
}

/** What is kept of the form on the device, once something is. */
function draftOf(page: Page): Promise<string> {
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
async function databaseNames(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map((database) => database.name);
}

/** Runs in the page: resolves when the key is gone. */
function loseKey(): Promise<unknown> {
  return new Promise((resolve) => {
    indexedDB.deleteDatabase('luka_keys').onsuccess = resolve;
  });
}

/** Runs in the page: whether the key can be taken along, and what it is for. */
function keyOfDrafts(): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('luka_keys');
    opening.onsuccess = () => {
      const asked = opening.result.transaction('keys').objectStore('keys').get('drafts');
      asked.onsuccess = () => {
        const { extractable, algorithm, usages } = asked.result;
        opening.result.close();
        resolve({ extractable, algorithm: algorithm.name, usages });
      };
    };
  });
}

/** The names that tabs of one form show. */
const firstName = async ({ basic }: Pick<Journey, 'basic'>) => (await basic.values()).first_name;

test('MASVS-CRYPTO-2: what is typed lies on the device as noise, its key never leaves the browser', async () => {
  const j = await journey();
  await typing(j);
  const kept = await draftOf(j.page);
  expect(kept).not.toContain('Camila');
  expect(Buffer.from(kept.slice('sealed1.'.length), 'base64').toString()).not.toContain('Camila');
  expect(await j.page.evaluate(keyOfDrafts)).toEqual({
    extractable: false,
    algorithm: 'AES-GCM',
    usages: ['encrypt', 'decrypt'],
  });
});

test('a reload in the moment of typing loses nothing', async () => {
  const j = await journey();
  await typing(j);
  for (const letter of ['b', 'bc', 'bcd']) {
    await j.basic.fill({ first_name: letter });
    await j.page.reload();
    await j.basic.waitUntilLoaded();
    expect(await firstName(j)).toBe(letter);
  }
});

test('another tab of the form shows the draft; its sign-out takes draft and key from both', async () => {
  const j = await journey();
  const { page, settings, home } = j;
  await typing(j);
  const kept = await draftOf(page);
  const other = await j.openSecondTab();
  await other.basic.waitUntilLoaded();
  expect((await other.basic.values()).first_name).toBe(name);
  await other.basic.fill({ first_name: 'Otra' });
  await page.bringToFront();
  await settings.open();
  await settings.waitUntilLoaded();
  await settings.signOut();
  await home.waitForState('guest');
  await other.getCode.waitUntilLoaded();
  await page.waitForFunction(() => localStorage.getItem('uni_token') === null);
  expect(await page.evaluate(databaseNames)).not.toContain('luka_keys');
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /draft/.test(key)),
  );
  expect(left).toEqual([]);

  // Who had copied the noise can do nothing with it, the next session's key is another one.
  await page.evaluate((text) => localStorage.setItem('luka_draft_user_demo_basic', text), kept);
  await other.page.bringToFront();
  await logIn({ ...j, ...other }, scenarioPhone);
  await other.basic.waitUntilLoaded();
  expect((await other.basic.values()).first_name).toBe('');
});

test('a key that got lost takes the draft with it: the form is empty and works', async () => {
  const j = await journey();
  await typing(j);
  await draftOf(j.page);
  await j.page.evaluate(loseKey);
  await j.page.reload();
  await j.basic.waitUntilLoaded();
  expect(await firstName(j)).toBe('');
  await j.basic.fill({ first_name: 'Ana' });
  await draftOf(j.page);
  await j.page.reload();
  await j.basic.waitUntilLoaded();
  expect(await firstName(j)).toBe('Ana');
});

/** Runs in the page before its own scripts: the ways in which a browser has no key to give. */
const withoutKeys = {
  'IndexedDB switched off': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'an IndexedDB that never answers': () => {
    Object.assign(IDBFactory.prototype, { open: () => new EventTarget() });
  },
  'a page without TLS': () => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  },
};

test.each(Object.entries(withoutKeys))(
  'MASVS-STORAGE-2: with %s the form works, and nothing of it is put on the device',
  async (_, breakKeys) => {
    const j = await journey();
    await j.page.addInitScript(breakKeys);
    await typing(j);
    // What is typed is written at once.
    await j.page.evaluate(() => document.dispatchEvent(new Event('freeze')));
    expect(await firstName(j)).toBe(name);
    expect(await j.page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Camila|draft/);
    await j.page.reload();
    await j.basic.waitUntilLoaded();
    expect(await firstName(j)).toBe('');
  },
);
