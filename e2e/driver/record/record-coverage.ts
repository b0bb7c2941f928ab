import type { BrowserContext, Page } from 'playwright-core';
import { appOrigin } from '@/e2e/shared/app-links';
import { stepLog } from './step-log';

/** The beginning of the console line by which the page reports an event of the bridge. */
const prefix = 'luka-e2e-bridge:';

/** Records the routes that the app opens and the events that it sends to the bridge. */
export async function recordCoverage(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(prefix)) stepLog.logReached('event', text.slice(prefix.length));
  });
  context.on('page', recordRoutes);
  await context.addInitScript(reportEvents, prefix);
  for (const page of context.pages()) {
    recordRoutes(page);
    // The next document of a page that navigates meanwhile runs the script above.
    await page.evaluate(reportEvents, prefix).catch(() => undefined);
  }
}

function recordRoutes(page: Page): void {
  recordRoute(page.url());
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) recordRoute(frame.url());
  });
}

function recordRoute(address: string): void {
  if (!address.startsWith(`${appOrigin}/`)) return;
  const { hash } = new URL(address);
  stepLog.logReached('route', hash.slice(1).split('?')[0] || '/');
}

/** Runs in the page: wraps the bridge's function. */
function reportEvents(start: string): void {
  const bridge = window.androidBridge;
  if (window !== window.top || !bridge || Object.hasOwn(bridge, 'isReported')) return;
  const post = bridge.postMessage;
  Object.defineProperty(bridge, 'isReported', { value: true });
  bridge.postMessage = (text) => {
    const { event } = JSON.parse(text);
    // biome-ignore lint/suspicious/noConsole: the driver reads it.
    console.debug(`${start}${event}`);
    return post(text);
  };
}
