import { type Page, test } from '@playwright/test';

/** What the sandbox knows of a test: the calls and the bridge's messages. */
const sandboxLogs = ['calls', 'bridge'];

/**
 * Attaches what the pages show and what the sandbox has logged, if the running test has failed; call it before the
 * pages are closed. Playwright's own option takes a picture of every page of every test, with an inline style, which
 * Firefox reports as a violation of the page's policy.
 */
export async function attachFailure(pages: readonly Page[], sandbox: string): Promise<void> {
  const info = test.info();
  if (info.errors.length === 0) return;
  for (const page of pages) {
    const body = await page.screenshot({ timeout: 5000 }).catch(() => undefined);
    if (body) await info.attach('screenshot', { body, contentType: 'image/png' });
  }
  for (const name of sandboxLogs) {
    const body = await (await fetch(`${sandbox}/__sandbox/${name}`)).text();
    await info.attach(`sandbox ${name}`, { body, contentType: 'application/json' });
  }
}
