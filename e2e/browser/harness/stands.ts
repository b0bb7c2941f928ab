import type { Page } from 'playwright-core';

/** Resolves when a preview stands: it says so itself (app/preview/world/begin-preview). */
export async function stands(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.preview === 'still');
}
