import type { BrowserContext } from 'playwright-core';
import { pageScript } from '@/e2e/shared/page-script';

/** The clock of a phone's pages; until it is set, it is this machine's. */
export class PhoneClock {
  /** How far it is ahead of this machine's, in ms; `undefined` where it was never set. */
  private offset: number | undefined;
  /** Not affected by {@link shiftDate}. */
  private readonly machineNow = Date.now;

  get isSet(): boolean {
    return this.offset !== undefined;
  }

  /** Sets the time, in ms since 1970, on the current and all later pages of a running phone. */
  async set(now: number, context?: BrowserContext): Promise<void> {
    const before = this.offset ?? 0;
    this.offset = now - this.machineNow();
    if (context) await shift(context, this.offset - before);
  }

  /**
   * What the pages of a phone that starts run before their own scripts: a page that first saw this machine's time
   * would take the difference for the time in which the app was not used.
   */
  get startScript(): string | undefined {
    return this.offset === undefined ? undefined : pageScript(shiftDate, this.offset);
  }
}

async function shift(context: BrowserContext, ms: number): Promise<void> {
  await context.addInitScript(shiftDate, ms);
  // The next document of a page that navigates meanwhile runs the script above.
  for (const page of context.pages()) await page.evaluate(shiftDate, ms).catch(() => undefined);
}

/** Runs in the page before its own scripts, once for each change: advances `Date`, but no timers. */
function shiftDate(ms: number): void {
  const before = globalThis.Date;
  const now = () => before.now() + ms;
  globalThis.Date = new Proxy(before, {
    apply: () => new globalThis.Date().toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
