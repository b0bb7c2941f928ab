import type { Page } from 'playwright-core';
import type { Locale } from '@/lib/i18n/locale';

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
 * Waits until a page of the gallery is marked as rendered (app/preview/runtime/start-preview), for as long as the test
 * may last. It looks now and then: Playwright would look in every frame, and so make the page render 60 of them a
 * second.
 * @internal
 */
export async function waitForPreview(page: Page): Promise<void> {
  const isIdle = () => document.documentElement.dataset.preview === 'idle';
  await page.waitForFunction(isIdle, undefined, { polling: 50, timeout: 0 });
}

/**
 * Runs in the page: waits for two frames, one for the event and one for the rendering, and for the transitions that it
 * starts, which take a frame even with reduced motion.
 * @internal
 */
export async function waitForFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
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
  do {
    // With a frame: what an IntersectionObserver changes waits for one, which is late on a busy machine.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, ms / 3));
  } while (performance.now() - changedAt < ms);
  observer.disconnect();
  const { fontSize, fontFamily } = getComputedStyle(document.body);
  const [webFont] = fontFamily.split(',');
  await document.fonts.load(`${fontSize} ${webFont}`, document.body.innerText);
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
