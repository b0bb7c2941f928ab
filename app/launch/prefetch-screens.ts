import { getDefaultStore } from 'jotai';
import { tabs } from '@/app/layout/tabs';
import { prefetchScreen } from '@/app/routing/use-screen';
import { prefetchCall } from '@/lib/api/prefetch-call';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { parseHash } from '@/lib/router/target';
import { isLoggedAtom } from '@/lib/session/session-state';
import { firstCalls } from './first-calls';

/** How often, in ms, and how many times it is looked for the first screen's primary action, which may wait for data. */
const look = { everyMs: 200, times: 50 } as const;

/** The hash app's links to a screen; those of static pages lead to other pages. */
const link = 'a[href^="#/"]';

/**
 * Loads screens before they are opened: that of a link while it is pressed; once the page is idle, with what its form
 * is made of that of the first screen's primary action, and then the tabs; nothing of the latter where the user saves
 * data. Returns a function that stops it.
 */
export function prefetchScreens(): () => void {
  const onPress = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLAnchorElement>(link) : null;
    if (pressed) void prefetchScreen(parseHash(pressed.hash).path);
  };
  document.addEventListener('pointerdown', onPress, { passive: true });
  let looks = 0;
  const next = () => {
    const action = primaryAction();
    if (action) whenIdle(() => prefetchNext(action));
    else if (++looks < look.times) timer = setTimeout(next, look.everyMs);
  };
  let timer = setTimeout(next);
  return () => {
    document.removeEventListener('pointerdown', onPress);
    clearTimeout(timer);
  };
}

/** The link that the first screen is for; undefined under the boot script's cover, where another may be on its way. */
function primaryAction(): HTMLAnchorElement | undefined {
  if (document.documentElement.dataset.boot !== undefined) return undefined;
  // Home stays mounted below another screen, and hidden.
  return [...document.querySelectorAll<HTMLAnchorElement>(`${link}.btn--primary`)].find((each) =>
    each.checkVisibility(),
  );
}

async function prefetchNext({ hash }: HTMLAnchorElement): Promise<void> {
  if (savesData()) return;
  const { path } = parseHash(hash);
  const calls = firstCalls[path as RoutePath];
  const isLogged = getDefaultStore().get(isLoggedAtom);
  for (const call of calls?.[isLogged ? 'user' : 'guest'] ?? []) void prefetchCall(call, {});
  await prefetchScreen(path);
  whenIdle(() => {
    for (const tab of tabs) void prefetchScreen(tab.path);
  });
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else run();
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
