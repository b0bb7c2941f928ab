import { act, type RenderResult } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { clearCache } from '@/lib/api/cache';
import { localeAtom } from '@/lib/i18n/current-locale';
import type { Screen } from '@/lib/router/define-screen';
import type { NavigationType } from '@/lib/router/navigation/history-stack';
import type { Navigator, RouteLocation } from '@/lib/router/navigation/navigator';
import { NavigatorContext } from '@/lib/router/router-context';
import { formatHash, isPageTurn, type Query, type Target } from '@/lib/router/target';
import { useRouteLocation } from '@/lib/router/use-router';
import { saveAgreedTexts } from '@/lib/session/agreed-texts';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { isSessionReadyAtom } from '@/lib/session/session-state';
import { removeValue } from '@/lib/storage/values';
import { type RenderWithI18nOptions, renderWithI18n } from './render';
import { server } from './server';
import { createTestSandbox, type TestSandbox } from './test-sandbox';

/** What a test of a screen may do with what it rendered. */
export type RenderedScreen = RenderResult & {
  /** Its `push`, `replace`, `relaunch` and `back` are mocks that go nowhere, but to a page of the screen. */
  navigator: ReturnType<typeof fakeNavigator>;
  sandbox: TestSandbox;
};

/** What the test needs of a state of `screen.states.ts`. */
type State = {
  scenario: string;
  query?: Query;
  faults?: readonly Parameters<TestSandbox['control']['fault']>[0][];
};

export type RenderScreenOptions = Pick<
  RenderWithI18nOptions,
  'locale' | 'wrapper' | 'reactStrictMode'
> & {
  /** A sandbox that was prepared, instead of a new one. */
  sandbox?: TestSandbox;
  /** Establishes the state's preconditions, once the user is logged in. */
  before?: () => Promise<void>;
};

/**
 * Renders a screen in one of its states (`screen.states.ts`) against a sandbox of its own: the account
 * is put into the scenario and logged in, the faults wait for their calls. Everything is gone after
 * the test.
 */
export async function renderScreen(
  screen: Screen,
  { scenario, query = {}, faults = [] }: State,
  { locale = 'es', sandbox = createTestSandbox(), before, ...options }: RenderScreenOptions = {},
): Promise<RenderedScreen> {
  server.use(...sandbox.handlers);
  getDefaultStore().set(localeAtom, locale);
  const { token, user_id, phone } = sandbox.control.scenario(scenario);
  if (token) {
    await logIn({ token, user_id, phone, new_guest: false });
    saveAgreedTexts(user_id);
  }
  getDefaultStore().set(isSessionReadyAtom, true);
  await before?.();
  for (const fault of faults) sandbox.control.fault({ times: 1, ...fault });
  const navigator = fakeNavigator({ path: '/', query });
  if (screen.render(query) === undefined) throw new Error('The screen does not take this query');
  const page = (
    <NavigatorContext value={navigator}>
      <CurrentPage screen={screen} />
    </NavigatorContext>
  );
  const result = await act(async () => renderWithI18n(page, { locale, ...options }));
  return { ...result, navigator, sandbox };
}

/** Renders a screen as after a reload of the page: only storage and server keep their state. */
export async function reloadScreen(
  screen: Screen,
  query: Query = {},
): Promise<RenderedScreen['navigator']> {
  clearCache({ reload: false });
  const navigator = fakeNavigator({ path: '/', query });
  await act(async () =>
    renderWithI18n(<NavigatorContext value={navigator}>{screen.render(query)}</NavigatorContext>),
  );
  return navigator;
}

function CurrentPage({ screen }: { screen: Screen }) {
  return screen.render(useRouteLocation().target.query);
}

/** A navigator that stays at its screen, whose pages it turns, until `show` goes to another; it remembers where it was to go. */
export function fakeNavigator(target: Target) {
  let location: RouteLocation = { target, navigationType: 'load', key: 0 };
  const first = location;
  const listeners = new Set<() => void>();
  function show(to: Target, navigationType: NavigationType = 'push') {
    const key = isPageTurn(location.target, to) ? location.key : location.key + 1;
    location = { target: to, navigationType, key };
    for (const listener of listeners) listener();
  }
  const go = () =>
    jest.fn<void, [Target]>((to) => {
      if (isPageTurn(location.target, to)) show(to);
    });
  return {
    current: () => location,
    prerendered: () => first,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: go(),
    replace: go(),
    relaunch: go(),
    back: go(),
    whenIdle: (then: () => void) => then(),
    href: formatHash,
    show,
  } satisfies Navigator & { show: typeof show };
}

/** Signs out and drops what the screen has fetched and stored; done after each test. */
export async function leave(): Promise<void> {
  removeValue('luka_clock_offset');
  await act(() => logOut('signOut'));
  clearCache({ reload: false });
  getDefaultStore().set(isSessionReadyAtom, false);
}

afterEach(leave);
