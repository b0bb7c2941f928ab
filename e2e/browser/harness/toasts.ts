import type { Locator, Page } from 'playwright-core';

/** Writes down every toast that a page shows from now on, over reloads too: some are gone before a test looks. */
export async function watchToasts(page: Page): Promise<() => readonly string[]> {
  const shown: string[] = [];
  await page.exposeFunction('tellToast', (text: string) => shown.push(text));
  await page.addInitScript(tellToasts);
  return () => shown;
}

/** The toast on show. */
export function toastOn(page: Page): Locator {
  return page.locator('.toasts[role="status"] .toast');
}

declare function tellToast(text: string): void;

/** Runs in the page. */
function tellToasts(): void {
  let last: Element | null = null;
  const look = () => {
    const toast = document.querySelector('.toast');
    if (toast && toast !== last) tellToast(toast.textContent ?? '');
    last = toast;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
