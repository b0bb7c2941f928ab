import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ids } from '@/app/lock/lock.ids';
import { type App, exportFolder } from '@/e2e/browser/harness/app';
import { holdRequests } from '@/e2e/browser/harness/hold-calls';
import { press } from '@/e2e/browser/harness/press';
import { seedStorage } from '@/e2e/browser/harness/seed-storage';
import { test } from '@/e2e/browser/harness/test';
import type { ScenarioName } from '@/lib/sandbox/scenarios';

/** The amount that the borrower of the scenario owes, as every screen writes it. */
const debt = /\$\s?\d/;

const screens = {
  app: '/#/',
  'app at a screen': '/#/pages/my-loan/my-loan',
  'static page': '/pages/my-loan/my-loan/',
} as const;

/** Opens an address for a user who has turned the lock on. */
async function openLocked(
  { page, url, sandbox }: App,
  address: string,
  scenario: ScenarioName = 'lending',
): Promise<void> {
  const session = await sandbox.scenario(scenario);
  await seedStorage(page, { session });
  await page.addInitScript((userId) => {
    if (window.origin === 'null' || localStorage.getItem('user_id') !== userId) return;
    // Without a passkey: an IP address has none.
    localStorage.setItem(`luka_lock_${userId}`, JSON.stringify({ on: true }));
  }, session.user_id);
  // Not its load: a script of it may be held.
  await page.goto(url + address, { waitUntil: 'commit' });
}

/** What a person sees: text that is displayed, not hidden, anywhere in the page. */
function shownText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true });
      if (isShown) texts.push(node.textContent ?? '');
    }
    return texts.join(' ');
  });
}

const lock = (page: Page) => page.locator('dialog.lock:modal');

/** The lock is above all, and nothing else is there for an eye, a reader, a pointer or a key. */
async function expectLocked(page: Page): Promise<void> {
  await lock(page).waitFor();
  expect(await shownText(page)).not.toMatch(debt);
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(debt);
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('.lock'),
    );
    expect(isInside).toBe(true);
  }
}

/** The chunks with the lock's own code, which come after the first screen. */
function lockChunks(): string[] {
  const chunks = join(exportFolder, '_next/static/chunks');
  const names = readdirSync(chunks).filter((name) => name.endsWith('.js'));
  return names
    .filter((name) => readFileSync(join(chunks, name), 'utf8').includes('lock__head'))
    .map((name) => `**/${name}`);
}

for (const [name, address] of Object.entries(screens)) {
  test(`nothing is shown while the lock's code does not come, nor below the lock by Esc, Tab, a reload and a print: ${name}`, async ({
    app,
  }) => {
    const opened = await app();
    const { page } = opened;
    const release = await holdRequests(page, lockChunks());
    await openLocked(opened, address);
    // Long enough for a reply to be shown, were it shown.
    await page.waitForTimeout(3000);
    expect(await shownText(page)).not.toMatch(debt);
    await page.emulateMedia({ media: 'print' });
    expect(await shownText(page)).not.toMatch(debt);
    await page.emulateMedia({ media: 'screen' });
    release();
    await expectLocked(page);
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Escape');
    await expectLocked(page);
    await page.reload();
    await expectLocked(page);
    await page.emulateMedia({ media: 'print' });
    expect(await shownText(page)).not.toMatch(debt);
    expect(await page.locator('body > :visible:not(.lock)').count()).toBe(0);
  });
}

test('neither another address nor what opens below the lock shows, covers or disables anything', async ({
  app,
}) => {
  const opened = await app();
  const { page } = opened;
  await openLocked(opened, '/#/');
  await lock(page).waitFor();
  await page.evaluate(() => {
    window.location.hash = '#/pages/contract-new/contract-new';
  });
  await page.waitForTimeout(500);
  await expectLocked(page);
  await page.evaluate(() => history.back());
  await page.waitForTimeout(500);
  await expectLocked(page);
  await page.evaluate(() => {
    const late = document.createElement('dialog');
    late.textContent = 'Debes $246.000';
    document.body.append(late);
    late.showModal();
  });
  await expectLocked(page);
  await press(page.locator(`#${ids.code}`));
  await expect(lock(page)).toHaveCount(0);
});

test('an older browser, which knows no closedby, shows the lock again at once', async ({ app }) => {
  const opened = await app();
  const { page } = opened;
  await openLocked(opened, '/#/');
  await lock(page).waitFor();
  await page.evaluate(() => document.querySelector('dialog.lock')?.removeAttribute('closedby'));
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Escape');
    expect(await shownText(page)).not.toMatch(debt);
  }
  await expectLocked(page);
});

test('on a return after three minutes the page is hidden before it is painted', async ({ app }) => {
  const opened = await app();
  const { page, sandbox, url } = opened;
  await seedStorage(page, { session: await sandbox.scenario('lending') });
  await page.goto(`${url}/#/`);
  await expect.poll(() => shownText(page)).toMatch(debt);
  const isHidden = await page.evaluate(() => {
    localStorage.setItem(`luka_lock_${localStorage.getItem('user_id')}`, '{"on":true}');
    localStorage.setItem('luka_last_used', JSON.stringify(Date.now() - 200_000));
    document.dispatchEvent(new Event('visibilitychange'));
    return !document.querySelector('main')?.checkVisibility({ visibilityProperty: true });
  });
  expect(isHidden).toBe(true);
  await expectLocked(page);
});
