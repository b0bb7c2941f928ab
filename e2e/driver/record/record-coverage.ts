import type { BrowserContext, Page } from 'playwright-core';
import { appOrigin } from '@/e2e/shared/app-links';
import { observeBridge } from './observe-bridge';
import { stepLog } from './step-log';

/** Records the routes that the app opens and the events that it sends to the bridge. */
export async function recordCoverage(context: BrowserContext): Promise<void> {
  await observeBridge(context, ({ from, message }) => {
    if (from !== 'page' || typeof message !== 'object' || message === null) return;
    if ('event' in message) stepLog.logReached('event', String(message.event));
  });
  context.on('page', recordRoutes);
  context.pages().forEach(recordRoutes);
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
