import type { Browser } from 'playwright-core';
import type { BenchApp, MeasuredApp } from './apps';
import { type Load, measureEarlyTap, measureHeap, measureLoad, measureTap } from './measure';
import type { TapTimes } from './watch-tap';

/** The measurements of an app from the phone's own files. */
export type PhoneResult = {
  loads: Load[];
  /** By {@link tapsAt}: when the tap was answered, in ms since the navigation began. */
  earlyTaps: number[][];
  taps: TapTimes[];
  tabs: TapTimes[];
};

/** The measurements of one app. */
export type AppResult = {
  name: string;
  /** Over slow 4G, at a processor slowed four times. */
  slow: Load[];
  /** By {@link slowdowns}. */
  phones: PhoneResult[];
  /** Megabytes of heap by {@link navigations}; empty where there is no next screen. */
  heap: number[];
};

/** How many times slower the phones' processors are. */
export const slowdowns = [4, 6] as const;

/** When the first button is tapped in the page's start, in ms since the navigation began. */
export const tapsAt = [300, 600, 900] as const;

/** After how many navigations the heap is measured. */
export const navigations = [50, 200] as const;

/** Measures all apps in turn, `runs` times, so that a change of the machine's load meets all of them. */
export async function measureApps(
  browser: Browser,
  apps: readonly MeasuredApp[],
  runs: number,
): Promise<AppResult[]> {
  const results = apps.map(({ web: { name } }) => emptyResult(name));
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`run ${run} of ${runs}\n`);
    for (const [index, { web, phone }] of apps.entries()) {
      process.stderr.write(`  ${web.name}\n`);
      const result = results[index];
      if (!result) continue;
      result.slow.push(await measureLoad(browser, web, { slowdown: 4, line: 'slow 4G' }));
      for (const [at, slowdown] of slowdowns.entries()) {
        const measured = result.phones[at];
        if (measured) await measurePhone(browser, phone, slowdown, measured);
      }
    }
  }
  for (const [index, { phone }] of apps.entries()) {
    const result = results[index];
    if (result && phone.next) result.heap = await measureHeap(browser, phone, navigations);
  }
  return results;
}

function emptyResult(name: string): AppResult {
  const phones = slowdowns.map(() => ({
    loads: [],
    earlyTaps: tapsAt.map(() => []),
    taps: [],
    tabs: [],
  }));
  return { name, slow: [], phones, heap: [] };
}

/** Adds one measurement of each kind from the phone's own files. */
async function measurePhone(
  browser: Browser,
  app: BenchApp,
  slowdown: number,
  result: PhoneResult,
): Promise<void> {
  const phone = { slowdown };
  result.loads.push(await measureLoad(browser, app, phone));
  const { button, next, tab } = app;
  if (tab) result.tabs.push(await measureTap(browser, app, phone, tab));
  if (!next) return;
  result.taps.push(await measureTap(browser, app, phone, { button, next }));
  for (const [at, ms] of tapsAt.entries()) {
    result.earlyTaps[at]?.push(await measureEarlyTap(browser, app, phone, ms));
  }
}
