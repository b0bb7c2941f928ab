import type { Page } from 'playwright-core';
import { withJourney } from './journeys/journey';
import { bankAccount, basics, person, social } from './journeys/person';
import { fillForms, handIn, logIn } from './journeys/ways';

const journey = withJourney();

/** Digits and letters alone: however it is written, it is the same number or name. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What the person of these tests would not want to find anywhere but in the forms and calls. */
const personal = [
  person.phone,
  basics.run,
  basics.last_name,
  bankAccount.kind === 'bank' ? bankAccount.number : '',
  ...social.contacts.flatMap(({ name, phone }) => [name, phone.slice(-9)]),
].map(bare);

/** Everything that a page, its storage and its cookies hold, by name. */
function keptIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries([
      ...Object.entries<string>(localStorage),
      ...Object.entries<string>(sessionStorage),
      ['cookies', document.cookie],
    ]),
  );
}

/** Those of `words` that a text holds. */
function foundIn(text: string, words: readonly string[]): string[] {
  const searched = bare(decodeURIComponent(text));
  return words.filter((word) => word && searched.includes(word));
}

test('neither token nor person is in an address or the console; signing out wipes both', async () => {
  const j = await journey();
  const { page, home, submited, settings } = j;
  const addresses: string[] = [];
  const referrers: string[] = [];
  const places: string[] = [];
  const said: string[] = [];
  page.context().on('request', (request) => {
    addresses.push(request.url().replace(/#.*/, ''));
    referrers.push(request.headers().referer ?? '');
  });
  page.on('framenavigated', (frame) => places.push(frame.url()));
  page.on('console', (message) => said.push(message.text()));

  await j.open('/');
  await home.shows('guest');
  await home.go('apply');
  await logIn(j);
  await fillForms(j);
  await handIn(j);
  await submited.stands();

  const kept = await keptIn(page);
  // Bare by the specification: the phone that logged in. All that was typed into forms is sealed.
  const { phone: _, ...sealed } = kept;
  const typed = personal.filter((word) => word !== bare(person.phone));
  expect(Object.values(sealed).flatMap((text) => foundIn(text, typed))).toEqual([]);
  const token = bare(kept.uni_token ?? '');
  expect(token.length).toBeGreaterThan(8);
  const withToken = Object.keys(kept).filter((key) => bare(kept[key] ?? '').includes(token));
  expect(withToken).toEqual(['uni_token']);
  expect(kept.cookies).toBe('');
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.flatMap((address) => foundIn(address, [token, ...personal]))).toEqual([]);
  expect(places.flatMap((place) => foundIn(place, [token]))).toEqual([]);
  expect(referrers.flatMap((referrer) => foundIn(referrer, [token, ...personal]))).toEqual([]);
  expect(said.flatMap((line) => foundIn(line, [token, ...personal]))).toEqual([]);

  await j.open(settings.path);
  await settings.stands();
  await settings.signOut();
  await page.waitForFunction(() => localStorage.getItem('uni_token') === null);
  const left = Object.entries(await keptIn(page)).filter(([key]) => key !== 'luka_sandbox');
  expect(left.flatMap(([, value]) => foundIn(value, [token, ...personal]))).toEqual([]);
});

test.each(['/', '/pages/sign/sign/', '/preview/'])(
  'no script of another is allowed on %s, inline ones by their hash alone',
  async (path) => {
    const { page, url } = await journey();
    await page.goto(`${url}${path}`);
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    const rules = new Map(
      policy?.split(';').map((rule) => {
        const [name = '', ...values] = rule.trim().split(/\s+/);
        return [name, values];
      }),
    );
    expect(rules.get('default-src')).toEqual(["'none'"]);
    const scripts = rules.get('script-src') ?? [];
    expect(scripts.filter((source) => !/^'(self|sha256-.+)'$/.test(source))).toEqual([]);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  },
);
