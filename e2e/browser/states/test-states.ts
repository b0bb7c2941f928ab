import type { Browser, CDPSession, Page } from 'playwright-core';
import { themes } from '@/app/preview/runtime/look';
import { galleryAreas } from '@/app/preview/screens';
import { exportFolder, openContext } from '@/e2e/browser/harness/app';
import { startChromium } from '@/e2e/browser/harness/chromium';
import { ErrorCollector } from '@/e2e/browser/harness/error-collector';
import type { RunningServer } from '@/e2e/shared/listen';
import { exportLocale, locales } from '@/lib/i18n/locale';
import { startCdn } from '@/scripts/serve/cdn-server';
import { axeFindings } from './axe-findings';
import { fitFaults } from './fit-faults';
import { statePicture } from './pictures/accepted-pictures';
import { comparePicture } from './pictures/compare-picture';
import { fitWindow, openState, screenshot, setLanguage, setTheme } from './state-page';

type Theme = (typeof themes)[number];

/** For a screen with twenty states. */
const timeoutMs = 300_000;

/**
 * Tests every state of every screen of an area on its page in the gallery: it equals the accepted picture in every
 * language and theme, has no axe findings, and fits a window of 320 px and a text size of 200%.
 */
export function testStates(area: string): void {
  let host: RunningServer;
  let browser: Browser;
  let comparePage: Page;

  beforeAll(async () => {
    [host, browser] = await Promise.all([startCdn(exportFolder, '/luka'), startChromium()]);
    comparePage = await browser.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  const screens = galleryAreas.find(({ title }) => title === area)?.screens ?? [];
  test('the area has screens with states', () => {
    expect(screens.length).toBeGreaterThan(0);
    expect(screens.filter(({ states }) => states.length === 0)).toEqual([]);
  });

  test.each(screens)(
    '$path in every state equals its accepted picture, fits and is accessible',
    async ({ path, states }) => {
      const collector = new ErrorCollector();
      const context = await openContext(browser);
      collector.listen(context);
      const page = await context.newPage();
      const protocol = await context.newCDPSession(page);
      const faults: string[] = [];
      for (const { name: state } of states) {
        await openState(page, { root: host.url, path, state });
        const found = await findFaults({ page, protocol, comparePage }, { path, state });
        faults.push(...found.map((fault) => `${state}, ${fault}`));
      }
      await context.close();
      expect([...faults, ...collector.errors]).toEqual([]);
    },
    timeoutMs,
  );
}

/** The page of the state, its protocol, and a page that pictures are compared on. */
type Pages = { page: Page; protocol: CDPSession; comparePage: Page };

/** Compares the pictures and checks the size in every language; runs axe in one, as it ignores the texts. */
async function findFaults(
  { page, protocol, comparePage }: Pages,
  state: { path: string; state: string },
): Promise<string[]> {
  const faults: string[] = [];
  const shots: Record<Theme, string[]> = { light: [], dark: [] };
  let order: readonly Theme[] = themes;
  for (const locale of locales) {
    await setLanguage(page, locale);
    await fitWindow(page);
    for (const theme of order) {
      await setTheme(page, theme);
      shots[theme].push(await screenshot(protocol));
      if (locale !== exportLocale) continue;
      const findings = await axeFindings(page, theme);
      faults.push(...findings.map((finding) => `${theme}: ${finding}`));
    }
    // The next language starts with the current theme: a change of theme renders everything again.
    order = order.toReversed();
    faults.push(...(await fitFaults(page)).map((fault) => `${locale}, ${fault}`));
  }
  await setTheme(page, 'light');
  const sheet = { shots: [...shots.light, ...shots.dark], columns: locales.length };
  const difference = await comparePicture(comparePage, statePicture(state), sheet);
  return difference ? [difference, ...faults] : faults;
}
