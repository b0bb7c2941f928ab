import type { Page } from 'playwright-core';
import type { Action, ScreenState } from '@/app/pages/screen-state';
import { allStates } from '@/app/preview/all-states.gen';
import { formatHash } from '@/lib/router/target';
import { isScenarioName } from '@/lib/sandbox/scenarios';
import type { App } from './app';
import { waitUntilTaken } from './press';
import { replaceStorage } from './seed-storage';
import { waitUntilIdle } from './wait-until-idle';

/** One named state of a screen, from its `screen.states.ts`. */
export type NamedState = Required<Omit<ScreenState, 'looksLike'>> & { name: string };

/** One screen with all its states; Home by the path of its folder. */
export type TestedScreen = { path: string; states: readonly NamedState[] };

/** A fault of a state lasts longer than any test of it. */
const manyTimes = 999;

/** Every screen of the app in each of its named states, as the gallery lists them. */
export function allScreens(): readonly TestedScreen[] {
  const table: Readonly<Record<string, Readonly<Record<string, ScreenState>>>> = allStates;
  const defaults = { query: {}, faults: [], before: [], actions: [] };
  return Object.entries(table).map(([path, states]) => ({
    path: path === '/' ? '/pages/index/index' : path,
    states: Object.entries(states).map(([name, state]) => ({ ...defaults, ...state, name })),
  }));
}

/**
 * Opens a screen in one of its states, as after a fresh start, and runs `inspect` once it is idle. In the app's tab, as
 * in a new one all code is compiled again. What only the gallery can do (`before`, taking a photo) is left out.
 */
export async function visitState(
  { page, requests, sandbox, url, expectLoadErrors }: App,
  { path, state }: { path: string; state: NamedState },
  inspect: (page: Page) => Promise<void>,
): Promise<void> {
  const { scenario, query, faults, actions } = state;
  if (!isScenarioName(scenario)) throw new Error(`${path}: the sandbox has no ${scenario}`);
  await sandbox.reset();
  const session = await sandbox.scenario(scenario);
  for (const fault of faults) await sandbox.fault({ ...fault, times: manyTimes });
  // An address that a state names may not exist.
  if (query.url) expectLoadErrors(query.url);
  const hanging = faults.filter(({ kind }) => kind === 'timeout').map((fault) => fault.path);
  await leaveApp(page, url);
  requests.forget();
  await replaceStorage(page, { session });
  await page.goto(`${url}/${formatHash({ path, query })}`);
  await waitUntilIdle(page, requests, hanging);
  for (const action of actions) {
    if ('fault' in action) {
      await sandbox.fault({ ...action.fault, times: manyTimes });
      if (action.fault.kind === 'timeout') hanging.push(action.fault.path);
      // Only the next action makes the call.
      continue;
    }
    await perform(page, action);
    await waitUntilIdle(page, requests, hanging);
  }
  await inspect(page);
}

/** Opens a document of the same origin that is not the app's, without a history before it. */
async function leaveApp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/__sandbox/clock`);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.resetNavigationHistory');
  await protocol.detach();
}

async function perform(page: Page, action: Action): Promise<void> {
  if ('type' in action) await page.locator(action.type).fill(action.text);
  else if ('click' in action) {
    const element = page.locator(action.click).first();
    await waitUntilTaken(element);
    await element.dispatchEvent('click');
  }
}
