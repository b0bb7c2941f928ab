import { chromium, type Page } from 'playwright-core';
import { playwrightDriver } from '@/e2e/browser/harness/playwright-driver';
import { createScreens } from '@/e2e/screens/all-screens';
import { appOrigin } from '@/e2e/shared/app-links';
import { eventually } from '@/e2e/shared/eventually';

/**
 * The app in a web view that is running already, by the Chrome DevTools Protocol at an address such as
 * http://127.0.0.1:9222: that of a phone, which adb forwards, or of the desktop shell. Detox has no part in it.
 */
export async function openDevice(address: string) {
  const browser = await chromium.connectOverCDP(address);
  const page = await eventually(async () => {
    const pages = browser.contexts().flatMap((context) => context.pages());
    const found = pages.find((each) => each.url().startsWith(appOrigin));
    if (!found) throw new Error(`${address} has no page of the app`);
    return found;
  });
  tapByClick(page);
  return {
    page,
    screens: createScreens(playwrightDriver(page)),
    /** Ends the connection; the app runs on. */
    close: () => browser.close(),
  };
}

/** Playwright refuses touches in a browser that it has not started; a click is what a tap becomes. */
export function tapByClick(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html'));
  locators.tap = locators.click;
  page.touchscreen.tap = (x, y) => page.mouse.click(x, y);
}
