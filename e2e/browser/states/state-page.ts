import type { CDPSession, Page } from 'playwright-core';
import type { Box } from '@/e2e/browser/harness/finger';
import { setTheme, waitForFrames } from '@/scripts/pictures/open-state';

/** Size of the window and of the browser's default text. */
export type Size = { width: number; height: number; root: '16px' | '24px' | '32px' };

/**
 * Has the page painted again: Chromium sometimes keeps what it painted before the window was resized, with other
 * antialiasing. A change of the theme and back repaints everything, and takes no focus from the page.
 */
export async function repaint(page: Page): Promise<void> {
  await setTheme(page, 'dark');
  await setTheme(page, 'light');
}

/** Changes the size of window and text and waits until the page is rendered with it. */
export async function resize(page: Page, { width, height, root }: Size): Promise<void> {
  // The text first: Chromium asks a container query again when the container is resized, not when a `rem` changes.
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, root);
  await page.setViewportSize({ width, height });
  await page.evaluate(waitForFrames);
}

/** A screenshot of the window or of a box in it, PNG as base64, compressed for speed. */
export async function screenshot(protocol: CDPSession, box?: Box): Promise<string> {
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: box && { ...box, scale: 1 },
  });
  return data;
}

/** The highest window: longer pages repeat themselves. */
const maxHeight = 2000;

const phone: Size = { width: 360, height: 800, root: '16px' };

/** Gives a tab the window of a phone and the light theme before a state is opened in it; what it still shows is not waited for. */
export async function resetTab(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Makes the window of a page that was just opened as high as the page, so that the dock covers nothing, and returns its height in CSS px. */
export async function fitWindow(page: Page): Promise<number> {
  if (page.viewportSize()?.height !== phone.height) await resize(page, phone);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > phone.height) {
    await resize(page, { ...phone, height: Math.min(height, maxHeight) });
    await page.evaluate(waitUntilObserved);
  }
  return height;
}

/**
 * Runs in the page: waits until what is in view has been reported to the page's own observers and rendered by them, such as
 * a title in the bar for a heading that was scrolled away.
 */
async function waitUntilObserved(): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => resolve());
    observer.observe(document.body);
  });
  // React renders in a task of its own, which a busy machine runs late.
  await new Promise((resolve) => requestIdleCallback(() => resolve(undefined), { timeout: 500 }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
