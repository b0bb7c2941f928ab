import type { Browser, CDPSession, Page } from 'playwright-core';
import { themes } from '@/app/preview/runtime/look';
import { galleryAreas } from '@/app/preview/screens';
import { exportFolder, openContext } from '@/e2e/browser/harness/app';
import { startChromium } from '@/e2e/browser/harness/chromium';
import { ErrorCollector } from '@/e2e/browser/harness/error-collector';
import { type PlainServer, startPlainServer } from '@/e2e/browser/harness/plain-server';
import { exportLocale, locales } from '@/lib/i18n/locale';
import { axeFindings } from './axe-findings';
import { fitFaults } from './fit-faults';
import { openState, paint, shoot, showWhole, speak } from './look-at';
import { statePicture } from './pictures/kept-pictures';
import { pictureFault } from './pictures/picture-fault';

type Theme = (typeof themes)[number];

/** A screen with twenty states is looked at many times over. */
const patienceMs = 300_000;

/**
 * Looks at every state of every screen of an area, as its page of the gallery: it looks as it was
 * accepted in every language and theme, axe finds nothing, and it fits on a phone of 320 px and at
 * 200% text. From a host of static files: no server, no login, no click path.
 */
export function checkStates(area: string): void {
  let host: PlainServer;
  let browser: Browser;
  let lab: Page;

  beforeAll(async () => {
    [host, browser] = await Promise.all([startPlainServer(exportFolder, '/luka'), startChromium()]);
    lab = await browser.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  const screens = galleryAreas.find(({ title }) => title === area)?.screens ?? [];
  test('the area has screens, and each has states', () => {
    expect(screens.length).toBeGreaterThan(0);
    expect(screens.filter(({ states }) => states.length === 0)).toEqual([]);
  });

  test.each(screens)(
    '$path looks as accepted, fits, and is accessible, in every state, language and theme',
    async ({ path, states }) => {
      const collector = new ErrorCollector();
      const context = await openContext(browser);
      collector.listen(context);
      const page = await context.newPage();
      const protocol = await context.newCDPSession(page);
      const faults: string[] = [];
      for (const { name: state } of states) {
        await openState(page, { root: host.url, path, state });
        const found = await look({ page, protocol, lab }, { path, state });
        faults.push(...found.map((fault) => `${state}, ${fault}`));
      }
      await context.close();
      expect([...faults, ...collector.errors]).toEqual([]);
    },
    patienceMs,
  );
}

/** What looks at a state: its page, the protocol of that, and a page to compare pictures on. */
type Eyes = { page: Page; protocol: CDPSession; lab: Page };

/** Every language: its picture in both themes, then whether it fits; axe once, as it reads no language. */
async function look({ page, protocol, lab }: Eyes, shown: { path: string; state: string }) {
  const faults: string[] = [];
  const shots: Record<Theme, string[]> = { light: [], dark: [] };
  let order: readonly Theme[] = themes;
  for (const locale of locales) {
    await speak(page, locale);
    await showWhole(page);
    for (const theme of order) {
      await paint(page, theme);
      shots[theme].push(await shoot(protocol));
      if (locale !== exportLocale) continue;
      const findings = await axeFindings(page, theme);
      faults.push(...findings.map((finding) => `${theme}: ${finding}`));
    }
    // The next language begins in the theme that this one ends in: a change of theme draws all anew.
    order = order.toReversed();
    faults.push(...(await fitFaults(page)).map((fault) => `${locale}, ${fault}`));
  }
  await paint(page, 'light');
  const taken = { shots: [...shots.light, ...shots.dark], columns: locales.length };
  const picture = await pictureFault(lab, statePicture(shown), taken);
  return picture ? [picture, ...faults] : faults;
}
