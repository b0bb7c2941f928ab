import type { Page } from 'playwright-core';

/** Resolves when a preview is idle: `<html data-preview>` of app/preview/runtime/start-preview. */
export async function stands(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.preview === 'still');
}
