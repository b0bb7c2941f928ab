import type { BrowserContext, Page } from 'playwright-core';
import { appOrigin } from '@/e2e/shared/app-links';
import { diary } from './diary';

/** How the page tells the driver of a call of the bridge: a line that no other code writes. */
const mark = 'luka-e2e-bridge:';

/**
 * Measures what the app reaches: the addresses it stands at, and what it posts to the bridge, or would have
 * posted where there is none.
 */
export async function hearApp(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(mark)) diary.reached('event', text.slice(mark.length));
  });
  context.on('page', hearPage);
  await context.addInitScript(hearBridge, mark);
  for (const page of context.pages()) {
    hearPage(page);
    // A page that goes elsewhere in this moment runs the script above.
    await page.evaluate(hearBridge, mark).catch(() => undefined);
  }
}

function hearPage(page: Page): void {
  hearAddress(page.url());
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) hearAddress(frame.url());
  });
}

function hearAddress(address: string): void {
  if (!address.startsWith(`${appOrigin}/`)) return;
  const { hash } = new URL(address);
  diary.reached('route', hash.slice(1).split('?')[0] || '/');
}

/** Runs in the page: puts an ear before the bridge's one function. */
function hearBridge(said: string): void {
  const bridge = window.androidBridge;
  if (window !== window.top || !bridge || Object.hasOwn(bridge, 'isHeard')) return;
  const post = bridge.postMessage;
  Object.defineProperty(bridge, 'isHeard', { value: true });
  bridge.postMessage = (text) => {
    const { event } = JSON.parse(text);
    // biome-ignore lint/suspicious/noConsole: it is how the page tells the driver.
    console.debug(`${said}${event}`);
    return post(text);
  };
}
