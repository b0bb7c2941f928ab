import type { Page } from 'playwright-core';
import * as v from 'valibot';

const log = v.array(v.string());

/** Keeps every toast of the page from here on, also those that are gone when a test looks. */
export async function logToasts(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** The toasts so far, the oldest first. */
export async function toastsOf(page: Page): Promise<string[]> {
  return v.parse(log, await page.evaluate('window.toastLog'));
}

/** Runs in the page. */
function watch(): void {
  const said: string[] = [];
  let last: string | undefined;
  Object.assign(window, { toastLog: said });
  const look = () => {
    const text = document.querySelector('.toast')?.textContent ?? undefined;
    if (text !== undefined && text !== last) said.push(text);
    last = text;
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
