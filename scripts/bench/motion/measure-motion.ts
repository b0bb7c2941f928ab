import type { Browser } from 'playwright-core';
import { ids as homeIds } from '@/app/home/home.ids';
import { byId } from '@/e2e/screens/app-screen';
import { openServer } from '../load/bench-server';
import { type Motion, motions } from './motions';
import { openPhone, type Phone } from './phone';
import { categories, type RecordedMotion, readMotion, type TraceEvent } from './trace';

/** A motion of the app, as recorded in each run. */
export type MotionResult = { name: string; recorded: RecordedMotion[] };

/** When a page is at rest and when a motion is over, in ms on a slow machine. */
const restMs = 1500;
const motionMs = 2500;

/** Records each motion `runs` times, each run in a new profile, so that a change of the machine's load meets all. */
export async function measureMotion(browser: Browser, runs: number): Promise<MotionResult[]> {
  const server = await openServer('out', { sandbox: true });
  const results = motions.map(({ name }): MotionResult => ({ name, recorded: [] }));
  try {
    for (let run = 1; run <= runs; run++) {
      process.stderr.write(`motion, run ${run} of ${runs}\n`);
      await recordAll(browser, server, results);
    }
  } finally {
    await server.close();
  }
  return results;
}

async function recordAll(
  browser: Browser,
  server: Awaited<ReturnType<typeof openServer>>,
  results: readonly MotionResult[],
): Promise<void> {
  const phone = await openPhone(browser, server, 'review');
  await phone.page.waitForSelector(byId(homeIds.refresh));
  for (const [index, motion] of motions.entries()) {
    results[index]?.recorded.push(await record(browser, phone, motion));
  }
  await phone.close();
}

async function record(browser: Browser, phone: Phone, motion: Motion): Promise<RecordedMotion> {
  const { page } = phone;
  await page.waitForTimeout(restMs);
  await browser.startTracing(page, { categories: [...categories] });
  await motion.act(phone);
  // Not until an element is there: looking for one in every frame would be work of the page.
  await page.waitForTimeout(motionMs);
  const trace = await browser.stopTracing();
  await page.locator(motion.leadsTo).filter({ visible: true }).first().waitFor();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return readMotion(traceEvents, motion.source);
}
