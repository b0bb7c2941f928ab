import type { Browser, CDPSession, Page } from 'playwright-core';
import { ids as orderIds } from '@/app/pages/order-detail/order-detail/screen.ids';
import { byId } from '@/e2e/screens/app-screen';
import type { openServer } from '../load/bench-server';
import { openPhone } from '../motion/phone';
import { type LongTasks, watchLongTasks } from './long-tasks';
import { keptMemory } from './memory';

/** One visit of My loans; times in ms. */
export type ListRun = {
  points: ListPoint[];
  /** The tasks over 50 ms: until the last page, from a loan's tap to its screen, and of the way back. */
  scrolling: number[];
  entering: number[];
  returning: number[];
};

/** The list after so many rows. */
type ListPoint = {
  rows: number;
  /** Processor time of the main thread for one further page, with the scroll to its place. */
  processor: number;
  /** Megabytes that are kept. */
  memory: number;
};

type Server = Awaited<ReturnType<typeof openServer>>;

const pageRows = 20;
const item = '.my-loan__item';
const call = '**/api/user/get_complete_order';
/** After a reply: until it is shown, and until nothing is left to do, in ms on a slow machine. */
const shownMs = 400;
const restMs = 1500;

/**
 * Opens the list of a user with so many finished loans, scrolls on to the last of `points`, measures a further page at
 * each, and enters a loan and comes back.
 */
export async function measureList(
  browser: Browser,
  server: Server,
  { orders, points }: { orders: number; points: readonly number[] },
): Promise<ListRun> {
  const { page, close } = await openPhone(browser, server, 'long_list', orders);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(restMs);
  await page.evaluate(showFinishedLoans);
  await page.locator(item).first().waitFor();
  await page.waitForTimeout(restMs);
  const tasks = await watchLongTasks(page);
  const run: ListRun = { points: [], scrolling: [], entering: [], returning: [] };
  for (let rows = pageRows; rows <= Math.max(...points); rows += pageRows) {
    if (points.includes(rows)) run.points.push(await measurePoint(page, protocol, rows));
    else await addPage(page, shownMs);
  }
  run.scrolling = await tasks.take();
  Object.assign(run, await visitLoan(page, tasks));
  await close();
  return run;
}

async function measurePoint(page: Page, protocol: CDPSession, rows: number): Promise<ListPoint> {
  const memory = await keptMemory(protocol);
  const before = await processorTime(protocol);
  await addPage(page, restMs);
  return { rows, memory, processor: (await processorTime(protocol)) - before };
}

/** Scrolls to the end, which requests the next page. */
async function addPage(page: Page, ms: number): Promise<void> {
  const reply = page.waitForResponse(call);
  await page.evaluate(() => window.scrollTo(0, Number.MAX_SAFE_INTEGER));
  await reply;
  await page.waitForTimeout(ms);
}

async function visitLoan(page: Page, tasks: LongTasks) {
  // The first row that is wholly on the screen: nothing scrolls when it is tapped.
  const row = await page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll(`${selector} a`)].find((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top > 0 && bottom < window.innerHeight;
      }),
    item,
  );
  await row.asElement()?.tap();
  await page.locator(byId(orderIds.figures)).waitFor();
  await page.waitForTimeout(restMs);
  const entering = await tasks.take();
  await page.evaluate(() => history.back());
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.checkVisibility(),
    item,
  );
  await page.waitForTimeout(restMs);
  return { entering, returning: await tasks.take() };
}

async function processorTime(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Runs in the page. */
function showFinishedLoans(): void {
  localStorage.setItem('my_loan_index', '1');
  location.hash = '#/pages/my-loan/my-loan';
}
