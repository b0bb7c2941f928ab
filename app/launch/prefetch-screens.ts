import { getDefaultStore } from 'jotai';
import { prefetchScreen } from '@/app/routing/use-screen';
import { prefetchCall } from '@/lib/api/prefetch-call';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { parseHash } from '@/lib/router/target';
import { isLoggedAtom } from '@/lib/session/session-state';
import { firstCalls } from './first-calls';

/** Late enough to delay neither the first screen nor its data. */
const prefetchAfterMs = 1000;

/** The hash app's links to a screen; those of static pages lead to other pages. */
const link = 'a[href^="#/"]';

/**
 * Loads screens before they are opened: that of a link while it is pressed, and with what its form is made of that of
 * the first screen's primary action, once the page is idle; not the latter where the user saves data. Returns a
 * function that stops it.
 */
export function prefetchScreens(): () => void {
  const onPress = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLAnchorElement>(link) : null;
    if (pressed) void prefetchScreen(parseHash(pressed.hash).path);
  };
  document.addEventListener('pointerdown', onPress, { passive: true });
  // Under the boot script's cover another screen may be on its way, and the page is not the user's yet.
  const next = () => {
    if (document.documentElement.dataset.boot === undefined) whenIdle(prefetchNext);
    else timer = setTimeout(next, prefetchAfterMs);
  };
  let timer = setTimeout(next, prefetchAfterMs);
  return () => {
    document.removeEventListener('pointerdown', onPress);
    clearTimeout(timer);
  };
}

function prefetchNext(): void {
  // Home stays mounted below another screen, and hidden.
  const next = [...document.querySelectorAll<HTMLAnchorElement>(`${link}.btn--primary`)].find(
    (each) => each.checkVisibility(),
  );
  if (!next || savesData()) return;
  const { path } = parseHash(next.hash);
  void prefetchScreen(path);
  const calls = firstCalls[path as RoutePath];
  const isLogged = getDefaultStore().get(isLoggedAtom);
  for (const call of calls?.[isLogged ? 'user' : 'guest'] ?? []) void prefetchCall(call, {});
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
