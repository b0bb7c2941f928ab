import type { Browser } from 'playwright-core';
import type { BenchApp } from './apps';
import { type Load, measureEarlyTap, measureLoad } from './measure';

/** The measurements of one app, at a processor slowed {@link slowdown} times. */
export type AppResult = {
  name: string;
  /** Over slow 4G. */
  slow: Load[];
  /** From the phone's own files. */
  phone: Load[];
  /** From the phone's own files: when a tap at {@link tapAt} was answered, in ms since the navigation began. */
  earlyTaps: number[];
};

/** How many times slower the phone's processor is. */
export const slowdown = 4;

/** When the first button is tapped in the page's start, in ms since the navigation began. */
export const tapAt = 600;

/** The same app, over the web and from the phone's own files. */
export type MeasuredApp = { web: BenchApp; phone: BenchApp };

/** Measures all apps in turn, `runs` times, so that a change of the machine's load meets all of them. */
export async function measureApps(
  browser: Browser,
  apps: readonly MeasuredApp[],
  runs: number,
): Promise<AppResult[]> {
  const results = apps.map(
    ({ web: { name } }): AppResult => ({ name, slow: [], phone: [], earlyTaps: [] }),
  );
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`run ${run} of ${runs}\n`);
    for (const [index, { web, phone }] of apps.entries()) {
      process.stderr.write(`  ${web.name}\n`);
      const result = results[index];
      if (!result) continue;
      result.slow.push(await measureLoad(browser, web, { slowdown, line: 'slow 4G' }));
      result.phone.push(await measureLoad(browser, phone, { slowdown }));
      if (!phone.next) continue;
      result.earlyTaps.push(await measureEarlyTap(browser, phone, { slowdown }, tapAt));
    }
  }
  return results;
}
