import { expect, type Page } from '@playwright/test';
import { fillForms, logIn, submitWithPhotos } from '@/e2e/shared/flows';
import { bankAccount, basics, contacts, user } from '@/e2e/shared/sample-user';
import { ruleOf } from '@/lib/storage/keys';
import { test } from './harness/test';

/** Letters and digits alone: the same number or name in whatever format. */
const normalize = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Personal data of the user, which belong in forms and calls alone. */
const personalData = [
  user.phone,
  basics.run,
  basics.last_name,
  bankAccount.account_number,
  ...contacts.flatMap(({ name, phone }) => [name, phone.slice(-9)]),
].map(normalize);

/** Everything in the storage and the cookies of a page, by key. */
function storageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries([
      ...Object.entries<string>(localStorage),
      ...Object.entries<string>(sessionStorage),
      ['cookies', document.cookie],
    ]),
  );
}

/** Those of `words` that a text contains. */
function findIn(text: string, words: readonly string[]): string[] {
  const searched = normalize(decodeURIComponent(text));
  return words.filter((word) => word && searched.includes(word));
}

test('neither token nor personal data are in an address, a referrer or the console, and signing out deletes them', async ({
  journey,
}) => {
  const j = await journey();
  const { page, home, settings } = j;
  const urls: string[] = [];
  const referrers: string[] = [];
  const addresses: string[] = [];
  const consoleTexts: string[] = [];
  page.context().on('request', (request) => {
    urls.push(request.url().replace(/#.*/, ''));
    referrers.push(request.headers().referer ?? '');
  });
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('console', (message) => consoleTexts.push(message.text()));

  await j.open('/');
  await home.waitForState('guest');
  await home.tapButton('apply');
  await logIn(j);
  await fillForms(j);
  await submitWithPhotos(j);
  // Else Home is opened within five seconds, maybe after Settings.
  await j.submitted.goHome();

  const stored = await storageOf(page);
  // The specification stores the phone; the drafts of forms went with the hand-in.
  const { phone: _, ...others } = stored;
  const formData = personalData.filter((word) => word !== normalize(user.phone));
  expect(Object.values(others).flatMap((text) => findIn(text, formData))).toEqual([]);
  const token = normalize(stored.uni_token ?? '');
  expect(token.length).toBeGreaterThan(8);
  const withToken = Object.keys(stored).filter((key) =>
    normalize(stored[key] ?? '').includes(token),
  );
  expect(withToken).toEqual(['uni_token']);
  expect(stored.cookies).toBe('');
  const secrets = [token, ...personalData];
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.flatMap((url) => findIn(url, secrets))).toEqual([]);
  expect(addresses.flatMap((address) => findIn(address, secrets))).toEqual([]);
  expect(referrers.flatMap((referrer) => findIn(referrer, secrets))).toEqual([]);
  expect(consoleTexts.flatMap((text) => findIn(text, secrets))).toEqual([]);

  await j.open(settings.path);
  await settings.waitUntilLoaded();
  await settings.signOut();
  await page.waitForFunction(() => localStorage.getItem('uni_token') === null);
  const left = Object.entries(await storageOf(page)).filter(([key]) => key !== 'luka_sandbox');
  expect(left.flatMap(([, value]) => findIn(value, secrets))).toEqual([]);
  const kept = left.filter(([key]) => ruleOf(key) && ruleOf(key)?.removeOn !== 'never');
  expect(kept.map(([key]) => key).filter((key) => key !== 'luka_stack')).toEqual([]);
  // Photos are deleted in the background.
  await page.waitForFunction(
    async () => !(await caches.keys()).some((name) => name.startsWith('luka_draft')),
  );
});

for (const path of ['/', '/pages/sign/sign/', '/preview/']) {
  test(`the policy of ${path} allows no third-party scripts, and inline ones by their hash alone`, async ({
    server,
  }) => {
    const html = await (await fetch(`${server.url}${path}`)).text();
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    const rules = new Map(
      policy.split(';').map((rule) => {
        const [name = '', ...values] = rule.trim().split(/\s+/);
        return [name, values];
      }),
    );
    expect(rules.get('default-src')).toEqual(["'none'"]);
    const scripts = rules.get('script-src') ?? [];
    expect(scripts.filter((source) => !/^'(self|sha256-.+)'$/.test(source))).toEqual([]);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  });
}
