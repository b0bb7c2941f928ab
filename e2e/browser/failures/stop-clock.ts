import type { Page } from 'playwright-core';

/** Stops the page's clock, a second ahead so that it does not run past meanwhile. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
