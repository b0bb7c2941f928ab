import type { Browser } from 'playwright-core';
import { startChromium } from '../checks/start-chromium';
import { startCdn } from '../serve/cdn-server';

/** Opens a browser for the exported gallery in `out/`, which must be built with the sandbox; `root` is the export's address. */
export async function withGallery(
  run: (browser: Browser, root: string) => Promise<void>,
): Promise<void> {
  const [server, browser] = await Promise.all([startCdn('out', '/luka'), startChromium()]);
  try {
    await run(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
