import { test as base } from '@/e2e/browser/harness/test';
import { startFirefox } from './start-firefox';

/** A test of the export in Firefox. */
export const test = base.extend({
  browser: [
    async ({}, use) => {
      const browser = await startFirefox();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
