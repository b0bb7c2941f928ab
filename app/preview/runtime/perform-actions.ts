import type { Action, StateFault } from '@/app/pages/screen-state';
import { setInputValue } from '@/components/text-field/text-field';
import { answerFileChoosers } from './sample-photo';
import type { IdleWatch } from './watch-idle';

/** Milliseconds to wait for an element: its chunk may still be loading. */
const timeoutMs = 10_000;

type Watch = Pick<IdleWatch, 'idle' | 'during'> & {
  setFault: (fault: StateFault) => Promise<void>;
};

/** Performs the user actions of a state, each when the page is idle after the previous one. */
export async function performActions(
  actions: readonly Action[],
  { idle, during, setFault }: Watch,
): Promise<void> {
  await idle();
  for (const action of actions) {
    await ('fault' in action ? setFault(action.fault) : perform(action, during));
    await idle();
  }
}

async function perform(
  action: Exclude<Action, { fault: StateFault }>,
  during: IdleWatch['during'],
): Promise<void> {
  if ('type' in action) {
    const field = await element(action.type);
    if (field instanceof HTMLInputElement) setInputValue(field, action.text);
  } else if ('takePhoto' in action) {
    answerFileChoosers(during);
    (await element(action.takePhoto)).click();
  } else if ('show' in action) (await element(action.show)).scrollIntoView();
  else (await element(action.click)).click();
}

/** The first element of a selector; rejects after the timeout, which is an error in `screen.states.ts`. */
async function element(selector: string): Promise<HTMLElement> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
    if (performance.now() > until)
      throw new Error(`Preview: no element "${selector}" on this screen`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
