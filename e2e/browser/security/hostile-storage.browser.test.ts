import { withApp } from '@/e2e/browser/harness/app';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import { storageKeys } from '@/lib/storage/keys';
import { hostileText, Intrusions } from './injection';

const app = withApp();

/** What says who is logged in: without it the rest is hardly read. */
const session = ['uni_token', 'user_id'];

/** Every key that the app reads, those of a person as they are for the sandbox's own. */
const keys = Object.keys(storageKeys)
  .filter((key) => !session.includes(key))
  .flatMap((key) =>
    key === 'luka_draft_*'
      ? ['basic', 'photos', 'loan', 'quote'].map((form) => `luka_draft_user_demo_${form}`)
      : [key.replace('*', 'user_demo')],
  );

const garbage = [
  '{',
  'null',
  JSON.stringify(hostileText),
  JSON.stringify({ first_name: hostileText, at: hostileText, hashes: [hostileText], index: 0 }),
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  'sealed1.AAAA',
];

/** Runs in the page before its own scripts, as somebody who got at the storage would. */
function plant({ keys, text }: { keys: readonly string[]; text: string }): void {
  if (window.origin === 'null') return;
  for (const key of keys) {
    localStorage.setItem(key, text);
    sessionStorage.setItem(key, text);
  }
}

test.each(garbage)(
  'MASVS-STORAGE-1: an app that finds %s under every key goes on',
  async (text) => {
    const { page, url, open, requests } = await app();
    const intrusions = await new Intrusions(page.context()).watch();
    // What is sent to the sandbox's own page in the browser is its own; here it runs on loopback.
    await page.addInitScript(plant, { keys: keys.filter((key) => key !== 'luka_sandbox'), text });
    await open('/', 'init');
    for (const path of ['/pages/step/step-basic/step-basic', '/pages/settings/settings']) {
      await page.goto('about:blank');
      await page.goto(`${url}/#${path}`);
      await page.locator('main:visible').waitFor();
      await waitUntilIdle(page, requests);
      expect(await page.locator('h1:visible').count()).toBe(1);
      expect(await intrusions.on(page, path)).toEqual([]);
    }
  },
);

test('a hostile draft fills fields and nothing else', async () => {
  const { page, open, by } = await app();
  const intrusions = await new Intrusions(page.context()).watch();
  const text = JSON.stringify({ baseline: '', first_name: hostileText });
  await page.addInitScript(plant, { keys: ['luka_draft_user_demo_basic'], text });
  await open('/pages/step/step-basic/step-basic', 'init');
  await page.waitForFunction(
    ([id, value]) => document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.value === value,
    ['basic-first_name', hostileText] as const,
  );
  expect(await by('basic-first_name').inputValue()).toBe(hostileText);
  expect(await intrusions.on(page, 'basic')).toEqual([]);
});

test.each(['uni_token', 'user_id', 'phone'])(
  'a hostile %s makes a guest, or an odd name',
  async (key) => {
    const { page, open, requests } = await app();
    const intrusions = await new Intrusions(page.context()).watch();
    await page.addInitScript(plant, { keys: [key], text: hostileText });
    await open('/', 'lending');
    await page.locator('html:not([data-boot]) main:visible').waitFor();
    await waitUntilIdle(page, requests);
    expect(await intrusions.on(page, key)).toEqual([]);
  },
);
