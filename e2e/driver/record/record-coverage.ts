import type { BrowserContext } from 'playwright-core';
import { appOrigin } from '@/e2e/shared/app-links';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { observeBridge } from './observe-bridge';
import { logReached } from './test-log';

/** Sends every event of the bridge for testers: an event that is sent from there alone is not used by the app. */
const testPage: RoutePath = '/pages/settings/page_native_test';

/** Records the events that the app sends to the bridge, but from the testers' page. */
export async function recordEvents(context: BrowserContext): Promise<void> {
  await observeBridge(context, ({ from, message }, address) => {
    if (from !== 'page' || typeof message !== 'object' || message === null) return;
    if (!('event' in message) || routeOf(address) === testPage) return;
    logReached('event', String(message.event));
  });
}

/** Elements that every screen has. */
const frame = /^(html|body|main|h1)\b/;

/**
 * Records the route at `address` when a spec has used an element there that is the screen's own: that it opens and
 * shows its heading is not enough.
 */
export function recordUse(selector: string, address: string): void {
  const route = routeOf(address);
  if (route && !frame.test(selector)) logReached('route', route);
}

/** The route of an address of the app. */
function routeOf(address: string): string | undefined {
  if (!address.startsWith(`${appOrigin}/`)) return undefined;
  const { hash } = new URL(address);
  return hash.slice(1).split('?')[0] || '/';
}
