import type { Browser, Page } from 'playwright-core';
import { seedStorage } from '@/e2e/browser/harness/seed-storage';
import type { NodeSandbox } from '@/lib/sandbox/entry-node';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { refreshMs } from './trace';

/** A page of the app on a slow phone. */
export type Phone = {
  page: Page;
  /** Puts the user's account into another state, which the page has to refetch. */
  enter: (scenario: ScenarioName) => void;
  /** Moves a finger from a point by so many px down with each refresh of the screen, then lifts it. */
  touch: (from: { x: number; y: number }, steps: readonly number[]) => Promise<void>;
  close: () => Promise<void>;
};

/** A cheap phone's processor, against that of a desktop. */
const slowdown = 4;

/** Opens Home of a user in the given state and slows the processor down. */
export async function openPhone(
  browser: Browser,
  server: { url: string; sandbox?: NodeSandbox['sandbox'] },
  scenario: ScenarioName,
  /** The length of the user's list in `long_list`. */
  size?: number,
): Promise<Phone> {
  const control = server.sandbox?.control;
  const session = control?.scenario(scenario, { size });
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The loader of these scripts wraps named functions in a call of this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (target) => target');
  await seedStorage(page, { session });
  await page.goto(`${server.url}/#/`);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    protocol.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  return {
    page,
    enter: (name) => void control?.scenario(name, { token: session?.token }),
    async touch({ x, y }, steps) {
      // A slow page must not make a slow finger: its replies are awaited at the end.
      const sent = [dispatch('touchStart', x, y)];
      let at = y;
      for (const step of steps) {
        await new Promise((resolve) => setTimeout(resolve, refreshMs));
        at += step;
        sent.push(dispatch('touchMove', x, at));
      }
      sent.push(dispatch('touchEnd', x, at));
      await Promise.all(sent);
    },
    close: () => context.close(),
  };
}
