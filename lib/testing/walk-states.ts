import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScreenState } from '@/app/pages/screen-state';
import { setPreconditions } from '@/app/preview/runtime/enter-state';
import { type GalleryScreen, galleryAreas } from '@/app/preview/screens';
import { routes } from '@/app/routes.gen';
import { setInputValue } from '@/components/text-field/text-field';
import type { Screen } from '@/lib/router/define-screen';
import type { RoutePath } from '@/lib/router/route-path.gen';
import {
  leave,
  type RenderedScreen,
  type RenderScreenOptions,
  renderScreen,
} from './render-screen';

/** Every screen of the app with all its states, in the gallery's order. */
export const allScreens: readonly GalleryScreen[] = galleryAreas.flatMap(({ screens }) => screens);

type Walk = {
  /** Of each state, such as a sandbox of its own. */
  options?: () => Omit<RenderScreenOptions, 'before'>;
  /** Checks a state once it has been entered; an error is thrown with the state's name. */
  check: (rendered: RenderedScreen, state: GalleryScreen['states'][number]) => void | Promise<void>;
};

/** Enters every state of a screen, one after the other, and checks each. */
export async function walkStates(
  { path, states }: GalleryScreen,
  { options, check }: Walk,
): Promise<void> {
  const screen = await screenAt(path);
  for (const state of states) {
    const rendered = await enterState(screen, state, options?.());
    try {
      await check(rendered, state);
    } catch (error) {
      throw new Error(`state ${state.name}: ${String(error)}`, { cause: error });
    }
    rendered.unmount();
    await leave();
  }
}

async function screenAt(path: RoutePath): Promise<Screen> {
  const { screen } = (await routes[path]?.()) ?? {};
  if (!screen) throw new Error(`no screen at ${path}`);
  return screen;
}

/**
 * Renders a state as the gallery does, with its preconditions and user actions, but for photos, which jsdom
 * decodes none of.
 */
async function enterState(
  screen: Screen,
  state: ScreenState,
  options: Omit<RenderScreenOptions, 'before'> = {},
): Promise<RenderedScreen> {
  const { before = [], query = {}, actions = [] } = state;
  const rendered = await renderScreen(screen, state, {
    ...options,
    before: () => setPreconditions(before, query),
  });
  await idle();
  // The lock is rendered beside the screen.
  if (before.includes('locked')) return rendered;
  for (const action of actions) {
    if ('fault' in action) rendered.sandbox.control.fault({ times: 9, ...action.fault });
    if ('click' in action) await userEvent.click(await element(action.click));
    if ('type' in action) {
      const field = await element(action.type);
      act(() => field instanceof HTMLInputElement && setInputValue(field, action.text));
    }
    await idle();
  }
  return rendered;
}

/** Waits until calls and rendering have stopped for 60 ms; a call that never ends does not count. */
export async function idle(): Promise<void> {
  let [before, still] = ['', 0];
  for (let tries = 0; tries < 100 && still < 3; tries += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    const now = document.body.innerHTML;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

function element(selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no element ${selector}`);
    return found;
  });
}
