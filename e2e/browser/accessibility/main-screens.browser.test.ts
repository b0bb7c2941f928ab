import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { seedSentCode } from '@/e2e/browser/harness/seed-storage';
import { test } from '@/e2e/browser/harness/test';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import { patienceMs } from '@/e2e/shared/eventually';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { formatHash, type Query } from '@/lib/router/target';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import type { FocusStop } from './focus-stop';
import { KeyboardUser } from './keyboard-user';
import { readOutline } from './outline';

/** How much the tops of elements in one row may differ, in px. */
const rowPx = 48;

type MainScreen = {
  path: RoutePath;
  query?: Query;
  scenario: ScenarioName;
  /** Where a code was sent a while ago. */
  codeSentTo?: string;
};

/** The main screens on the day of the tests (Wednesday, 8 July 2026), in Spanish. */
const mainScreens: Readonly<Record<string, MainScreen>> = {
  'home-of-a-guest': { path: '/', scenario: 'guest' },
  'home-of-an-approved-user': { path: '/', scenario: 'approved' },
  'home-of-a-user-with-an-overdue-loan': { path: '/', scenario: 'overdue' },
  'the-request-of-a-code': {
    path: '/pages/account/get-code-page/get-code-page',
    scenario: 'guest',
  },
  'the-code': {
    path: '/pages/account/login-page/login-page',
    scenario: 'guest',
    codeSentTo: '+56981234567',
  },
  'the-first-page-of-the-first-step': {
    path: '/pages/step/step-basic/step-basic',
    scenario: 'init',
  },
  'the-second-page-of-the-first-step': {
    path: '/pages/step/step-basic/step-basic',
    query: { page: '2' },
    scenario: 'init',
  },
  'the-photos-of-the-id-card': {
    path: '/pages/upload/upload-id-card/upload-id-card',
    scenario: 'init_id_card',
  },
  'the-choice-of-a-loan': {
    path: '/pages/loan/loan-info-choose/loan-info-choose',
    scenario: 'approved',
  },
  'the-confirmation': {
    path: '/pages/loan/loan-information/loan-information',
    query: { product_id: 'luka', amount: '200000', term_days: '90' },
    scenario: 'approved',
  },
  'an-overdue-loan': { path: '/pages/order-detail/order-detail', scenario: 'overdue' },
  'my-loans': { path: '/pages/my-loan/my-loan', scenario: 'lending' },
};

for (const [name, { path, query = {}, scenario, codeSentTo }] of Object.entries(mainScreens)) {
  // Playwright’s --update-snapshots writes outlines/*.txt anew.
  test(`${name} is read in its order, and Tab visits everything once, from top to bottom`, async ({
    journey,
  }) => {
    const { page, open, requests } = await journey();
    if (codeSentTo) await seedSentCode(page, codeSentTo);
    await open(formatHash({ path, query }).slice(1), scenario);
    await waitUntilIdle(page, requests);
    // A part whose code comes later has a skeleton until then.
    await expect(page.locator('main:visible .bone')).toHaveCount(0, { timeout: patienceMs });
    // Further parts come when the browser is idle.
    await expect(async () => {
      const read = `${await page.title()}\n${await readOutline(page.locator('body'))}\n`;
      // The numbers of loans differ in every run.
      const outline = read.replace(/N\.º\s\d{4}\s\d{4}/g, 'N.º');
      expect(outline).toMatchSnapshot(`${name}.txt`);
    }).toPass({ timeout: patienceMs });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es-CL');
    const stops = await tabThrough(page);
    expect(new Set(stops.map(({ name }) => name)).size).toBe(await countFocusable(page));
    const inPage = stops.filter(({ isFixed }) => !isFixed);
    const backwards = inPage.filter(
      ({ top }, index) => top < (inPage[index - 1]?.top ?? 0) - rowPx,
    );
    expect(backwards).toEqual([]);
  });
}

/** Presses Tab until the end of the page; every focused element must show the focus. */
async function tabThrough(page: Page): Promise<FocusStop[]> {
  const keyboard = new KeyboardUser(page);
  const stops: FocusStop[] = [];
  for (let stop = await keyboard.tab(); stop; stop = await keyboard.tab()) {
    if (stop.name === stops[0]?.name) break;
    stops.push(stop);
  }
  return stops;
}

/** How many elements Tab should visit; the radio buttons of a group count as one. */
function countFocusable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focusable = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary'),
    ]
      .filter((element) => element.checkVisibility() && !element.matches(':disabled'))
      .filter(({ tabIndex }) => tabIndex >= 0);
    const keyOf = (element: HTMLElement, index: number) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element.name : index;
    return new Set(focusable.map(keyOf)).size;
  });
}
