import type { CDPSession, Page } from 'playwright-core';
import type { Box } from '@/e2e/browser/harness/finger';
import { waitForPreview } from '@/e2e/browser/harness/wait-until-idle';
import { htmlLang, type Locale } from '@/lib/i18n/locale';

/** Size of the window and of the browser's usual text. */
export type Size = { width: number; height: number; root: '16px' | '32px' };

/** How long nothing may have changed after a change of look, ms. */
const quietMs = 60;

/** How often a state may lead on to another screen's page before it stands. */
const leads = 2;

/**
 * Opens one state of a screen as a page of the gallery, as still as it is, and resolves when it stands:
 * where the state leads on to another screen, on the page of that.
 */
export async function openState(
  page: Page,
  { root, path, state }: { root: string; path: string; state: string },
): Promise<void> {
  const folder = path === '/' ? '/pages/index/index' : path;
  await page.goto(`${root}${folder}/index.html?state=${state}&motion=reduce`);
  for (let led = 0; led <= leads; led++) {
    await waitForPreview(page);
    const isQuiet = await page.evaluate(quiet, quietMs).then(
      () => true,
      () => false,
    );
    if (isQuiet) return;
  }
  throw new Error(`${path}: the state ${state} does not stand, it is at ${page.url()}`);
}

/** Chooses a language as another tab of the app would: the screen changes it while it lives. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('luka_locale', JSON.stringify(wanted));
    window.dispatchEvent(new StorageEvent('storage', { key: 'luka_locale' }));
  }, locale);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, htmlLang[locale]);
  await page.evaluate(quiet, quietMs);
}

/** Shows the page in the light or in the dark, as the device would; resolves when it is drawn so. */
export async function paint(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(drawn, undefined);
}

/** Gives the window a size; resolves when all that measures itself has drawn itself anew. */
export async function resize(page: Page, { width, height, root }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(drawn, root);
}

/** A screenshot of the window or of a box in it, PNG as base64: packed in haste, as it is only compared. */
export async function shoot(protocol: CDPSession, box?: Box): Promise<string> {
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: box && { ...box, scale: 1 },
  });
  return data;
}

/**
 * Runs in the page: gives its texts another size where one is named, and waits three frames. One to be told
 * of the change, one to draw what comes of it, one to see it drawn: without motion, a transition still
 * takes a frame.
 */
async function drawn(root: Size['root'] | undefined): Promise<void> {
  if (root) document.documentElement.style.fontSize = root;
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The tallest window that a page is shown whole in: what is longer repeats itself. */
const tallest = 2000;

/** A window as high as the page: what only scrolling brings out from behind the dock is not covered. */
export async function showWhole(page: Page): Promise<void> {
  const phone: Size = { width: 360, height: 800, root: '16px' };
  await resize(page, phone);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > phone.height) await resize(page, { ...phone, height: Math.min(height, tallest) });
}

/** Runs in the page: resolves when nothing has changed for a moment and every font is here. */
async function quiet(ms: number): Promise<void> {
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  do await new Promise((resolve) => setTimeout(resolve, ms / 3));
  while (performance.now() - changedAt < ms);
  observer.disconnect();
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
