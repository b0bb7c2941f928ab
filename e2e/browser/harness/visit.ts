import type { Page } from 'playwright-core';
import type { Act } from '@/app/pages/screen-state';
import { formatHash } from '@/lib/router/target';
import type { App } from './app';
import { keep } from './kept';
import type { NamedState } from './screens';
import { settled } from './settled';
import { Traffic } from './traffic';

/** Faults of a state must outlive every reading of it: in another language the same call is made anew. */
const everyTime = 999;

/**
 * Shows a screen in one of its named states on a new page of the test's phone, as after a fresh start,
 * and runs `look` once the screen stands still. The page is closed afterwards.
 */
export async function visit(
  { page: first, control, url, breaks }: App,
  { path, state }: { path: string; state: NamedState },
  look: (page: Page, stand: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await control.reset();
  const session = await control.scenario(state.scenario);
  for (const fault of state.faults) await control.fault({ ...fault, times: everyTime });
  // An address that a state names may lead nowhere: that is the state.
  if (state.query.url) breaks(state.query.url);
  const silent = state.faults.filter(({ kind }) => kind === 'timeout').map((fault) => fault.path);
  const page = await first.context().newPage();
  const traffic = new Traffic(page);
  try {
    await page.addInitScript(() => window.origin === 'null' || localStorage.clear());
    await keep(page, { session });
    await page.goto(`${url}/${formatHash({ path, query: state.query })}`);
    const stand = () => settled(page, traffic, silent);
    await stand();
    for (const act of state.acts) {
      await perform(page, act);
      await stand();
    }
    await look(page, stand);
  } finally {
    await page.close();
  }
}

/** What a person does to reach the state. A photo is only taken in previews, which have a drawn one. */
async function perform(page: Page, act: Act): Promise<void> {
  if ('type' in act) await page.locator(act.type).fill(act.text);
  else if ('press' in act) await page.locator(act.press).first().dispatchEvent('click');
}
