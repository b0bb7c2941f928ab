import type { CDPSession, Page } from '@playwright/test';
import { openContext } from '@/e2e/browser/harness/app';
import { ErrorCollector } from '@/e2e/browser/harness/error-collector';
import { test as base } from '@/e2e/browser/harness/test';
import { exportLocale, type Locale, locales } from '@/lib/i18n/locale';

/** The page that states are shown on in one language. It has a window of its own, whose size they set. */
export type Tab = { page: Page; protocol: CDPSession; locale: Locale };

type WorkerFixtures = {
  /** A tab of each language, for all states, as a new context takes four times as long as a page in a used one; and their errors. */
  tabs: { all: readonly Tab[]; exported: Tab; collector: ErrorCollector };
  /** The page that compares pictures. */
  comparePage: Page;
};

/** A test of a state, or of an example, on its page in the gallery. */
export const test = base.extend<object, WorkerFixtures>({
  tabs: [
    async ({ browser }, use) => {
      const collector = new ErrorCollector();
      const openTab = async (locale: Locale): Promise<Tab> => {
        const context = await openContext(browser);
        collector.listen(context);
        const page = await context.newPage();
        return { page, protocol: await context.newCDPSession(page), locale };
      };
      const exported = await openTab(exportLocale);
      const all = await Promise.all(
        locales.map((locale) => (locale === exportLocale ? exported : openTab(locale))),
      );
      await use({ all, exported, collector });
    },
    { scope: 'worker' },
  ],
  comparePage: [
    async ({ browser }, use) => {
      await use(await browser.newPage());
    },
    { scope: 'worker' },
  ],
});
