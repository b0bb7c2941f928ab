import type { Page } from 'playwright-core';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids as loans } from '@/app/pages/my-loan/my-loan/screen.ids';
import { ids as profileIds } from '@/app/pages/profile/profile/screen.ids';
import { ids as settingsIds } from '@/app/pages/settings/settings/screen.ids';
import { ids as social } from '@/app/pages/step/step-social/step-social/screen.ids';
import type { Locale } from '@/lib/i18n/locale';
import { type App, withApp } from './harness/app';
import { keep } from './harness/kept';
import { settled } from './harness/settled';
import { textOf } from './harness/texts';
import { screensOn } from './screens/all-screens';

const app = withApp();
const profile = '/pages/profile/profile';
const settings = '/pages/settings/settings';
const policy = '/pages/policy/policy';

const hashOf = (page: Page) => new URL(page.url()).hash;

/** The heading of the screen on show. */
const heading = (page: Page) => page.locator('h1:visible');

/** Waits until the app is at an address, from the path on. */
function isAt(page: Page, address: string): Promise<void> {
  return page.waitForURL((url) => url.hash === `#${address}`);
}

/** Changes the address as somebody does who types it. */
async function typeAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);
}

/** Opens Home, then by taps the profile and what is asked for from there. */
async function fromProfile(phone: App, id: string): Promise<void> {
  const { home } = screensOn(phone.page);
  await phone.open('/', 'lending');
  await home.shows('lending');
  await home.tab('profile');
  await isAt(phone.page, profile);
  await phone.by(id).tap();
}

describe('history', () => {
  test('a tap puts a screen on top, and Back, Forward and a reload find each again', async () => {
    const phone = await app();
    const { page, by } = phone;
    await fromProfile(phone, profileIds.terms);
    await isAt(page, `${policy}?type=terms`);
    const terms = textOf('es', 'policy.title.terms');
    await heading(page).getByText(terms).waitFor();
    await page.goBack();
    await isAt(page, profile);
    await by(profileIds.settings).waitFor();
    await page.goForward();
    await heading(page).getByText(terms).waitFor();
    await page.reload();
    await heading(page).getByText(terms).waitFor();
    await page.goBack();
    await by(profileIds.settings).waitFor();
  });

  test('the arrow in the bar goes back too, and Home where nothing is behind', async () => {
    const phone = await app();
    const { page, by } = phone;
    const { home, settings: screen } = screensOn(page);
    await fromProfile(phone, profileIds.settings);
    await screen.stands();
    await screen.tapBack();
    await by(profileIds.settings).waitFor();
    await page.goto(`${phone.url}/?again#${settings}`);
    await screen.stands();
    await screen.tapBack();
    await home.shows('lending');
  });

  test('a screen that is put in place of another is not found by Back', async () => {
    const { page, open } = await app();
    const { home, getCode, order } = screensOn(page);
    await open('/');
    await home.shows('guest');
    await typeAddress(page, order.path);
    await getCode.stands();
    await page.goBack();
    await home.shows('guest');
  });

  test('tabs forget what lay behind', async () => {
    const phone = await app();
    const { page, by } = phone;
    const { home, myLoan } = screensOn(page);
    await fromProfile(phone, profileIds.loans);
    await myLoan.stands();
    const before = await page.evaluate(() => window.history.length);
    await home.tab('home');
    await home.shows('lending');
    await home.tab('profile');
    await by(profileIds.settings).waitFor();
    expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(before);
    expect(await page.evaluate(() => sessionStorage.getItem('luka_stack'))).toContain('"index":0');
  });
});

describe('addresses', () => {
  test('one that is typed by hand is opened, and Back leads to where one was', async () => {
    const { page, open, by } = await app();
    await open(settings);
    await by(settingsIds.version).waitFor();
    await typeAddress(page, `${policy}?type=faq`);
    await heading(page).getByText(textOf('es', 'policy.title.faq')).waitFor();
    await page.goBack();
    await by(settingsIds.version).waitFor();
  });

  test.each<[string, Locale]>([
    ['/pages/none/none', 'es'],
    ['no-slash', 'en'],
    ['/%E0%A4%A', 'vi'],
  ])('one that no screen has (%s) says so and leads Home', async (address, locale) => {
    const { page, open } = await app({ locale });
    await open(address);
    await heading(page).getByText(textOf(locale, 'shell.unknown.title')).waitFor();
    await page.getByRole('link', { name: textOf(locale, 'shell.unknown.home') }).tap();
    await screensOn(page).home.shows('guest');
  });

  test.each([`${policy}?type=surprise`, `${policy}?type=%E0%A4%A&type=`, `${policy}/?`])(
    'a query that makes no sense (%s) counts as absent',
    async (address) => {
      const { page, open } = await app();
      await open(address);
      await heading(page).getByText(textOf('es', 'policy.title.privacy')).waitFor();
    },
  );

  test('Home has two, which are one place', async () => {
    const { page, open } = await app();
    await open('/pages/index/index');
    await screensOn(page).home.shows('guest');
  });

  test('the one of the log-in leads somebody who is logged in Home, and Home has its data', async () => {
    const { page, open, control } = await app();
    const { home, getCode } = screensOn(page);
    const session = await control.scenario('lending');
    await keep(page, { session });
    await control.fault({ path: '*', kind: 'slow', ms: 250, times: 99 });
    await open(getCode.path);
    await home.shows('lending');
  });

  test('of a screen that is not Home never shows the prerendered Home first', async () => {
    const { page, open } = await app();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { coverAtStart: document.documentElement.dataset.boot });
      });
    });
    await open(settings);
    expect(await page.evaluate('window.coverAtStart')).toBe('wait');
    await page.waitForFunction(() => !document.documentElement.dataset.boot);
  });
});

describe('tabs', () => {
  test('keep what they have loaded, chosen and scrolled to', async () => {
    const { page, open, traffic } = await app();
    const { home, myLoan } = screensOn(page);
    const rows = page.locator(`[id="${loans.list}"] li:visible`);
    await open(myLoan.path, 'long_list');
    await myLoan.stands();
    await myLoan.show('complete');
    await rows.nth(19).scrollIntoViewIfNeeded();
    await rows.nth(39).waitFor();
    await settled(page, traffic);
    const before = await page.evaluate(() => window.scrollY);
    const loaded = await rows.count();
    await home.tab('profile');
    await isAt(page, profile);
    await page.waitForFunction(() => window.scrollY === 0);
    await home.tab('loans');
    await rows.nth(19).waitFor();
    await page.waitForFunction((top) => window.scrollY === top, before);
    expect(await rows.count()).toBe(loaded);
  });

  test('the tab on show goes to the top when it is tapped again, and is then asked anew', async () => {
    const { page, open, traffic } = await app();
    const { home } = screensOn(page);
    await open('/', 'lending');
    await home.shows('lending');
    await settled(page, traffic);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(() => window.scrollY > 0);
    await home.tab('home');
    await page.waitForFunction(() => window.scrollY === 0);
    const asked = traffic.of('app/home').length;
    await home.tab('home');
    await traffic.asked('app/home', asked + 1);
    expect(['', '#/']).toContain(hashOf(page));
  });
});

describe('Back', () => {
  test('closes a sheet first, and then leaves the screen', async () => {
    const { page, open, by } = await app();
    const { home, order } = screensOn(page);
    await open('/', 'lending');
    await home.shows('lending');
    await home.go('detail');
    await order.stands();
    const address = hashOf(page).slice(1);
    await by(paymentIds.open).tap();
    await by(paymentIds.confirm).waitFor();
    await page.goBack();
    await by(paymentIds.confirm).waitFor({ state: 'detached' });
    await isAt(page, address);
    await page.goBack();
    await home.shows('lending');
  });

  test('closes a dialog with its safe answer', async () => {
    const phone = await app();
    const { page, by } = phone;
    await fromProfile(phone, profileIds.settings);
    await by(settingsIds.signOut).tap();
    await by(settingsIds.signOutConfirm).waitFor();
    await page.goBack();
    await by(settingsIds.signOutConfirm).waitFor({ state: 'detached' });
    await isAt(page, settings);
    expect(await page.evaluate(() => localStorage.getItem('uni_token'))).not.toBeNull();
  });

  test('asks before typed changes are left: stay keeps them, leave leaves', async () => {
    const { page, open, by } = await app();
    const { home, social: step } = screensOn(page);
    const name = by(social.field('contacts.0.name'));
    await open('/', 'init_social');
    await home.shows('init');
    await home.go('goOn');
    await step.stands();
    await name.fill('Rosa');
    await page.goBack();
    await step.answerLeaving('stay');
    expect(await name.inputValue()).toBe('Rosa');
    await step.isAddressed();
    await step.tapBack();
    await step.answerLeaving('leave');
    await home.shows('init');
  });
});
