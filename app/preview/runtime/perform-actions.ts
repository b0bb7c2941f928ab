import type { Act } from '@/app/pages/screen-state';
import { setInputValue } from '@/components/text-field/text-field';
import { answerFileChoosers } from './sample-photo';
import type { IdleWatch } from './watch-idle';

/** How long an act waits for its element: it may come with a chunk of its own. Milliseconds. */
const patienceMs = 10_000;

/** Does what a person does on the screen, each act when the one before has had its effect. */
export async function performActs(acts: readonly Act[], { still }: IdleWatch): Promise<void> {
  await still();
  for (const act of acts) {
    await perform(act);
    await still();
  }
}

async function perform(act: Act): Promise<void> {
  if ('type' in act) {
    const field = await element(act.type);
    if (field instanceof HTMLInputElement) setInputValue(field, act.text);
  } else if ('takePhoto' in act) {
    answerFileChoosers();
    (await element(act.takePhoto)).click();
  } else (await element(act.press)).click();
}

/** The first element of a selector; rejects where none comes, which is a fault of the state's list. */
async function element(selector: string): Promise<HTMLElement> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
    if (performance.now() > until)
      throw new Error(`Preview: no element "${selector}" on this screen`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
