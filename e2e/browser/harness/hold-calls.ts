import type { Page } from 'playwright-core';
import type { Path } from '@/lib/api/contract';

/** Holds the calls of some paths in the browser until the returned function is called. */
export async function holdCalls(page: Page, paths: readonly Path[]): Promise<() => void> {
  return holdRequests(
    page,
    paths.map((path) => `**/api/${path}`),
  );
}

/** Holds the requests whose URLs match some patterns until the returned function is called. */
export async function holdRequests(
  page: Page,
  urls: readonly (string | RegExp)[],
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const url of urls) {
    await page.route(url, async (route) => {
      await released;
      await route.continue();
    });
  }
  return () => release();
}

/**
 * Pauses the page's clock, one second ahead. On a very busy machine that second passes before the call: it is refused,
 * but has paused the clock, so that the next one is ahead.
 */
export async function pauseClock(page: Page): Promise<void> {
  const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await pause().catch(pause);
}
