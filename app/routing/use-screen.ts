import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '@/app/layout/use-online';
import { routes } from '@/app/routes.gen';
import { loadCatalogues } from '@/lib/i18n/catalogue';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import type { Screen } from '@/lib/router/define-screen';
import { loadRetrying, mayRetryOnline } from '@/lib/router/load-retrying';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { useIsLogged } from '@/lib/session/use-session';
import { loadedDrafts, openLoadedDrafts } from './load-drafts';
import { screenParts } from './screen-parts';

/** Milliseconds before a loading screen shows a loader (product.md section 9). */
const loaderDelay = 200;
/** Milliseconds after which loading counts as failed (product.md section 9). */
const loadTimeout = 60_000;

const loaded = new Map<string, Screen>();

/** The state of a screen's code, texts and drafts. `retry` loads them again. */
export type ScreenLoad =
  | { status: 'ready'; screen: Screen }
  | { status: 'pending' }
  | { status: 'slow' }
  | { status: 'timeout' | 'failed'; retry(): void }
  | { status: 'unknown' };

/** Registers a screen whose code is part of the first load. */
export function presetScreen(path: RoutePath, screen: Screen): void {
  loaded.set(path, screen);
}

/** Loads the screen of a path before it is opened. Never rejects: opening it tries again. */
export async function prefetchScreen(path: string): Promise<void> {
  const load = loaderOf(path);
  if (load && !loaded.has(path)) await loadScreen(path, load).catch(() => undefined);
}

/** Loads a screen's code and texts. */
async function loadScreen(path: string, load: Loader): Promise<Screen> {
  const parts = loadCatalogues(getCurrentLocale(), screenParts(path));
  const [{ screen }] = await Promise.all([load(), parts]);
  loaded.set(path, screen);
  return screen;
}

/**
 * Loads the screen of a path on first use, with the lazy-load rules of product.md section 9. One behind the log-in is
 * not ready before drafts are open, so that it is entered with its content, not with the loader of its gate.
 */
export function useScreen(path: string): ScreenLoad {
  const isLogged = useIsLogged();
  const isReady = canRender(loaded.get(path), isLogged);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ path: string; attempt: number; status: Status }>();

  useEffect(() => {
    const load = loaderOf(path);
    if (!load || isReady) return;
    let isCurrent = true;
    const set = (status: Status) => isCurrent && setState({ path, attempt, status });
    const timers = [
      setTimeout(() => set('slow'), loaderDelay),
      setTimeout(() => set('timeout'), loadTimeout),
    ];
    const stop = () => {
      isCurrent = false;
      timers.forEach(clearTimeout);
    };
    // Beside the code. Not for a guest, who would get a key for drafts.
    const drafts = isLogged ? openLoadedDrafts() : undefined;
    const mayRetry = (failures: number) => isCurrent && mayRetryOnline(failures);
    loadRetrying(() => loadScreen(path, load), mayRetry).then(
      async (screen) => {
        if (screen.needsLogin) await drafts;
        set('ready');
        stop();
      },
      () => {
        set('failed');
        stop();
      },
    );
    return stop;
  }, [path, attempt, isReady, isLogged]);

  const status = state?.path === path && state.attempt === attempt ? state.status : 'pending';
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  useOnline(status === 'failed' ? retry : null);

  if (!loaderOf(path)) return { status: 'unknown' };
  const screen = loaded.get(path);
  // Also after a wait at whose end the session had changed: the gate then waits in place of the screen.
  if (screen && (isReady || status === 'ready')) return { status: 'ready', screen };
  if (status === 'timeout' || status === 'failed') return { status, retry };
  return status === 'slow' ? { status } : { status: 'pending' };
}

type Loader = NonNullable<(typeof routes)[RoutePath]>;
type Status = 'slow' | 'timeout' | 'failed' | 'ready';

/** Whether a screen that has loaded needs nothing else before it is rendered. */
function canRender(screen: Screen | undefined, isLogged: boolean): boolean {
  if (!screen) return false;
  return !screen.needsLogin || !isLogged || loadedDrafts()?.areOpen() === true;
}

/** `undefined` for a path without a screen in this build. */
function loaderOf(path: string): Loader | undefined {
  return isRoute(path) ? routes[path] : undefined;
}

function isRoute(path: string): path is RoutePath {
  return Object.hasOwn(routes, path);
}
