import type { Browser } from 'playwright-core';
import type { BenchApp } from './apps';
import { type Load, measureHeap, measureLoad, measureTap } from './measure';

/** The measurements of one app. */
export type AppResult = {
  name: string;
  /** Over slow 4G and from local files. */
  slow: Load[];
  local: Load[];
  /** Milliseconds from a tap to the next screen. */
  taps: number[];
  /** Megabytes of heap after {@link navigations}; undefined where there is no next screen. */
  heap?: number;
};

/** After how many navigations the heap is measured. */
export const navigations = 50;

/** Measures all apps in turn, `runs` times, so that a change of the machine's load meets all of them. */
export async function measureApps(
  browser: Browser,
  apps: readonly BenchApp[],
  runs: number,
): Promise<AppResult[]> {
  const results = apps.map(({ name }): AppResult => ({ name, slow: [], local: [], taps: [] }));
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`run ${run} of ${runs}\n`);
    for (const [index, app] of apps.entries()) {
      process.stderr.write(`  ${app.name}\n`);
      const result = results[index];
      result?.slow.push(await measureLoad(browser, app, 'slow 4G'));
      result?.local.push(await measureLoad(browser, app, 'local'));
      if (app.next) result?.taps.push(await measureTap(browser, app));
    }
  }
  for (const [index, app] of apps.entries()) {
    const result = results[index];
    if (result && app.next) result.heap = await measureHeap(browser, app, navigations);
  }
  return results;
}
