import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import type { ScreenState } from '@/app/pages/screen-state';
import { setPreconditions } from '@/app/preview/runtime/enter-state';
import { galleryAreas } from '@/app/preview/screens';
import { routes } from '@/app/routes.gen';
import { setInputValue } from '@/components/text-field/text-field';
import type { Screen } from '@/lib/router/define-screen';
import type { RoutePath } from '@/lib/router/route-path.gen';
import {
  leave,
  type RenderedScreen,
  type RenderScreenOptions,
  renderScreen,
} from '@/lib/testing/render-screen';
import { toastAtom } from '@/lib/toast/toast';

export type StateOfScreen = { path: RoutePath; name: string; state: ScreenState };

/** Every state of every screen of the app, in the gallery's order. */
export const allStates: readonly StateOfScreen[] = galleryAreas.flatMap(({ screens }) =>
  screens.flatMap(({ path, states }) => states.map((state) => ({ path, name: state.name, state }))),
);

// A frame of jsdom takes 16 ms, and a request for cached data waits for one.
window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()));
window.cancelAnimationFrame = (id) => window.clearTimeout(id);

type Visit = {
  /** Of the screen, such as a sandbox of its own. */
  options?: Omit<RenderScreenOptions, 'before'>;
  /** An action without its element ends the actions, as where less is known less can be done. */
  mayEndEarly?: boolean;
  /** Checks the state once it has been entered. */
  check: (rendered: RenderedScreen) => void | Promise<void>;
};

/** Enters a state of a screen, checks it and leaves. */
export async function visitState(
  { path, state }: StateOfScreen,
  { options, mayEndEarly = false, check }: Visit,
): Promise<void> {
  const rendered = await enterState(await screenAt(path), state, options);
  await perform(rendered, state, mayEndEarly);
  await check(rendered);
  rendered.unmount();
  await leave();
  forget();
}

// Also after a state that failed.
afterEach(forget);

/** Removes what a state leaves on the page: the shell that it simulates, and a toast. */
function forget(): void {
  Reflect.deleteProperty(window, 'androidBridge');
  getDefaultStore().set(toastAtom, null);
}

async function screenAt(path: RoutePath): Promise<Screen> {
  const { screen } = (await routes[path]?.()) ?? {};
  if (!screen) throw new Error(`no screen at ${path}`);
  return screen;
}

/** Renders a state as the gallery does, with its preconditions. */
async function enterState(
  screen: Screen,
  state: ScreenState,
  options: Omit<RenderScreenOptions, 'before'> = {},
): Promise<RenderedScreen> {
  const { before = [], query = {} } = state;
  const rendered = await renderScreen(screen, state, {
    ...options,
    before: () => setPreconditions(before, query),
  });
  await idle();
  return rendered;
}

/** Does what the user does in a state, but for photos, of which jsdom decodes none. */
async function perform(
  { sandbox }: RenderedScreen,
  { before = [], actions = [] }: ScreenState,
  mayEndEarly: boolean,
): Promise<void> {
  // The lock is rendered beside the screen.
  if (before.includes('locked')) return;
  for (const action of actions) {
    if ('fault' in action) sandbox.control.fault({ times: 9, ...action.fault });
    else if (!('takePhoto' in action || 'show' in action)) {
      const selector = 'click' in action ? action.click : action.type;
      const field = await element(selector, mayEndEarly ? 1000 : undefined).catch(
        (error: unknown) => {
          if (!mayEndEarly) throw error;
        },
      );
      if (!field) return;
      if ('click' in action) await userEvent.click(field);
      else act(() => field instanceof HTMLInputElement && setInputValue(field, action.text));
    }
    await idle();
  }
}

/** Waits until calls and rendering have stopped for 30 ms; a call that never ends does not count. */
export async function idle(): Promise<void> {
  let [before, still] = ['', 0];
  for (let tries = 0; tries < 200 && still < 3; tries += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    const now = document.body.innerHTML;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Waits for an element; as long as any wait of a test where no time in ms is given. */
function element(selector: string, timeout?: number): Promise<HTMLElement> {
  const find = () => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no element ${selector}`);
    return found;
  };
  return waitFor(find, timeout === undefined ? {} : { timeout });
}
