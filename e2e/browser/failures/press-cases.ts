import type { Action } from '@/app/pages/screen-state';
import { statePicture } from '@/app/preview/accepted-picture';
import { allScreens, type NamedState } from '@/e2e/browser/harness/screen-states';
import { readSheet } from '@/scripts/pictures/accepted-pictures';
import { primaryPart } from '@/scripts/pictures/sheet-texts';

/** A press on the primary action of a state, or on what its last action has opened something with. */
export type PressCase = {
  path: string;
  state: NamedState;
  /** A selector, such as `button#basic-submit`. */
  element: string;
};

/** What takes a press in a dialog without a primary action, if anything does. */
export const inDialog = 'dialog[open] .dialog__actions > *, dialog[open] .sheet__footer .btn';

/** What a query says of a loan, on the same page of its screen. */
const ofLoan = ['product_id', 'amount', 'term_days', 'coupon_id', 'preview_id'];

/**
 * One state for each primary action of the app, and one for each element that opens something. A link is one action; a
 * button is another one on another page of its screen. Its state is the last one with the fewest actions, as the first
 * ones are often empty forms; not one that redirects from another screen.
 */
export function pressCases(): PressCase[] {
  const cases = new Map<string, PressCase>();
  const add = (key: string, each: PressCase) => {
    const known = cases.get(key);
    const isBetter = (other: PressCase) =>
      each.path === other.path && each.state.actions.length <= other.state.actions.length;
    if (!known || isBetter(known)) cases.set(key, each);
  };
  for (const { path, states } of allScreens())
    for (const state of states.filter(canVisit)) {
      const { actions, query } = state;
      const opener = clickOf(actions.at(-1));
      const primary = primaryOf(path, state) ?? opener;
      if (primary) {
        const element = primary === opener ? inDialog : `${primary.split(' ').at(-1)}`;
        const page = Object.keys(query).filter((key) => !ofLoan.includes(key));
        const name = primary === opener ? primary : element;
        const button = `${name.includes('#') ? '' : path} ${name} on ${page.join()}`;
        add(element.startsWith('a#') ? element : button, { path, state, element });
      }
      if (opener) {
        const before = { ...state, actions: actions.slice(0, -1) };
        add(`${opener} after ${before.actions.length}`, { path, state: before, element: opener });
      }
    }
  // A press that opens something may be the primary action of another state.
  return [...new Map([...cases.values()].map((each) => [pressOf(each), each])).values()];
}

/** What is pressed, and where: two cases of the same press are one. */
function pressOf({ path, state: { scenario, query, actions }, element }: PressCase): string {
  return JSON.stringify([path, scenario, query, actions, element.replace(/^button/, '')]);
}

/** Whether a state needs no precondition of the gallery and no fault: what a fault shows, others show, too. */
function canVisit({ faults, before, actions }: NamedState): boolean {
  return faults.length + before.length === 0 && !actions.some((each) => 'fault' in each);
}

/** The text of a state's primary action and its element, as accepted with the state's picture. */
function primaryOf(path: string, { name }: NamedState): string | undefined {
  const address = { path: path === '/pages/index/index' ? '/' : path, state: name };
  return readSheet(statePicture(address))?.texts[primaryPart]?.[0];
}

function clickOf(action: Action | undefined): string | undefined {
  return action && 'click' in action ? action.click : undefined;
}
