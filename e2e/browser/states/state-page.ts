import type { CDPSession, Page } from 'playwright-core';
import type { Box } from '@/e2e/browser/harness/finger';
import { waitForPreview } from '@/e2e/browser/harness/wait-until-idle';
import type { Locale } from '@/lib/i18n/locale';

/** Size of the window and of the browser's default text. */
export type Size = { width: number; height: number; root: '16px' | '24px' | '32px' };

/** How long the document must be unchanged, in ms. */
const quietMs = 60;

/** How often a state may redirect to the page of another screen. */
const maxRedirects = 2;

/** A state of a screen in a language. Without a theme it follows the device. */
type StateAddress = {
  root: string;
  path: string;
  state: string;
  locale: Locale;
  theme?: 'light' | 'dark';
};

/**
 * Opens a state as its page in the gallery, with reduced motion, and waits until it is idle; where the state redirects
 * to another screen, on the page of that.
 */
export async function openState(page: Page, address: StateAddress): Promise<void> {
  await page.goto(stateUrl(address));
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    await waitForPreview(page);
    const isQuiet = await page.evaluate(waitUntilQuiet, quietMs).then(
      () => true,
      () => false,
    );
    if (isQuiet) return;
  }
  throw new Error(`${address.path}: the state ${address.state} is not idle at ${page.url()}`);
}

/** The page of a state in the gallery, with reduced motion. */
function stateUrl({ root, path, state, locale, theme }: StateAddress): string {
  const folder = path === '/' ? '/pages/index/index' : path;
  const query = new URLSearchParams({ state, locale, ...(theme && { theme }), motion: 'reduce' });
  return `${root}${folder}/index.html?${query}`;
}

/** Changes the device's theme and waits until the page is rendered with it. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(waitForFrames);
}

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

/**
 * Runs in the page: waits for two frames, one for the event and one for the rendering, and for the transitions that it
 * starts, which take a frame even with reduced motion.
 */
async function waitForFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** The highest window: longer pages repeat themselves. */
const maxHeight = 2000;

const phone: Size = { width: 360, height: 800, root: '16px' };

/** Makes the window as high as the page, so that the dock covers nothing, and returns the page's height in CSS px. */
export async function fitWindow(page: Page): Promise<number> {
  const height = await pageHeight(page);
  if (height > phone.height) await resize(page, { ...phone, height: Math.min(height, maxHeight) });
  return height;
}

/** The height of the page in the window of a phone, in CSS px. */
export async function pageHeight(page: Page): Promise<number> {
  await resize(page, phone);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/**
 * Runs in the page: resolves when the document has been unchanged for `ms` and all fonts have loaded, also those that
 * the browser has not requested yet, of which `document.fonts.ready` knows nothing.
 */
async function waitUntilQuiet(ms: number): Promise<void> {
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  do await new Promise((resolve) => setTimeout(resolve, ms / 3));
  while (performance.now() - changedAt < ms);
  observer.disconnect();
  const { fontSize, fontFamily } = getComputedStyle(document.body);
  const [webFont] = fontFamily.split(',');
  await document.fonts.load(`${fontSize} ${webFont}`, document.body.innerText);
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
