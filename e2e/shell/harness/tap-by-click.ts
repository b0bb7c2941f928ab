import type { Page } from 'playwright-core';

/**
 * Lets the screens of the browser tests tap in a browser that somebody else has started: Playwright
 * refuses to touch there, and a click is what a tap becomes anyway.
 */
export function tapByClick(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html'));
  locators.tap = locators.click;
  page.touchscreen.tap = (x, y) => page.mouse.click(x, y);
}
