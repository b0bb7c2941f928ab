import type { Browser } from 'playwright-core';
import { bundlePart } from '../bridge/clients';
import { openWebView } from '../bridge/web-view';
import { watchLongTasks } from './long-tasks';
import { keptMemory, usedMemory } from './memory';

/** One collection and upload of a phone's data; times in ms, memory in megabytes. */
export type UploadRun = {
  elapsed: number;
  /** The tasks over 50 ms. */
  longTasks: number[];
  before: number;
  /** The most at any time, with what could be collected. */
  peak: number;
  after: number;
};

/** What a phone holds. */
export const phone = { messages: 50_000, apps: 2000 };

const slowdown = 4;
/** Memory is read so often, in ms. */
const readingMs = 50;

/** Collects and uploads the messages or the apps of a phone that holds many. */
export async function measureUpload(browser: Browser, kind: 'sms' | 'apps'): Promise<UploadRun> {
  const client = {
    name: 'Luka, message channel' as const,
    scripts: [await bundlePart('luka'), await bundlePart('uploads', 'scale/page')],
  };
  const query = `?messages=${phone.messages}&apps=${phone.apps}`;
  const { page, run, slowDown, close } = await openWebView(browser, client, query);
  // The message channel is accepted after the first call, and the app has found its data by its reply.
  await run(async () => window.benchClient?.call());
  await slowDown(slowdown);
  const protocol = await page.context().newCDPSession(page);
  const tasks = await watchLongTasks(page);
  const before = await keptMemory(protocol);
  let peak = before;
  let isOver = false;
  const upload = page.evaluate(uploadAndTime, kind).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    peak = Math.max(peak, await usedMemory(protocol));
    await page.waitForTimeout(readingMs);
  }
  const elapsed = await upload;
  const longTasks = await tasks.take();
  const after = await keptMemory(protocol);
  await close();
  return { elapsed, longTasks, before, peak, after };
}

/** Runs in the page. */
async function uploadAndTime(kind: 'sms' | 'apps'): Promise<number> {
  const start = performance.now();
  if (!(await window.benchUpload?.(kind))) throw new Error('nothing was collected');
  return performance.now() - start;
}
