import type { Page } from 'playwright-core';
import { type App, type Phone, withApp } from '@/e2e/browser/harness/app';
import { type Screens, screensOn } from '@/e2e/browser/screens/all-screens';
import { parseDuration } from '@/lib/sandbox/core/duration';

/**
 * Wednesday, 8 July 2026, 10:42 in Santiago: where every journey begins. A loan of 60 days taken now is
 * due on 6 September, the day that has no midnight.
 */
export const start = Date.parse('2026-07-08T10:42:00-04:00');

/** For so long the app shares one answer among all who ask; what asks later asks the server. */
const sharedMs = 2000;

/** What the longest journey takes on a machine that has much else to do. */
const longestMs = 120_000;

/** One person's way through the app. */
export type Journey = App &
  Screens & {
    /**
     * Lets time pass for server and phone alike, by an ISO 8601 duration such as P3D: what the phone was
     * waiting for comes about once, as after a sleep.
     */
    passes(duration: string): Promise<void>;
    /** Another tab of the same browser, where the same address was opened; it lies in front. */
    secondTab(): Promise<Tab>;
  };

/** A tab: its screens and its page. */
export type Tab = Screens & { page: Page };

/**
 * Gives the test file a server whose clock stands still at {@link start}, and each test a fresh phone
 * whose clock runs from there.
 */
export function withJourney(): (phone?: Phone) => Promise<Journey> {
  jest.setTimeout(longestMs);
  const app = withApp({ now: () => start });
  return async (phone) => {
    const given = await app(phone);
    const { page, control } = given;
    await page.clock.install({ time: start });
    return {
      ...given,
      ...screensOn(page),
      async passes(duration) {
        const ms = parseDuration(duration);
        if (ms === null) throw new Error(`No duration: ${duration}`);
        const first = Math.min(ms, sharedMs);
        await page.clock.fastForward(first);
        await control.advance(duration);
        await page.clock.fastForward(ms - first);
      },
      async secondTab() {
        const other = await page.context().newPage();
        await other.goto(page.url());
        // An address that is changed before the page has come to life would be changed back.
        await other.locator('html:not([data-boot]) main:visible').waitFor();
        return { ...screensOn(other), page: other };
      },
    };
  };
}
