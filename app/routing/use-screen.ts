import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '@/app/layout/use-online';
import { routes } from '@/app/routes.gen';
import { loadCatalogues } from '@/lib/i18n/catalogue';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import type { Screen } from '@/lib/router/define-screen';
import { loadRetrying, mayRetryOnline } from '@/lib/router/load-retrying';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { endNewBuildLoad, loadNewBuild } from './load-new-build';
import { screenParts } from './screen-parts';

/** Milliseconds before a loading screen shows a loader (product.md section 9). */
const loaderDelay = 200;
/** Milliseconds after which loading counts as failed (product.md section 9). */
const loadTimeout = 60_000;

const loaded = new Map<string, Screen>();

/** The state of a screen's code and texts. `retry` loads them again. */
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

/** Loads the screen of a path on first use, with the lazy-load rules of product.md section 9. */
export function useScreen(path: string): ScreenLoad {
  const isReady = loaded.has(path);
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
    const mayRetry = (failures: number) => isCurrent && mayRetryOnline(failures);
    const loadOrReplace = () =>
      loadScreen(path, load).catch(async (error: unknown) => {
        // Its file is gone for ever where the host has another build: that one is loaded, and this page ends.
        if (isCurrent && navigator.onLine && (await loadNewBuild()))
          await new Promise(() => undefined);
        throw error;
      });
    loadRetrying(loadOrReplace, mayRetry).then(
      () => {
        endNewBuildLoad();
        set('ready');
        stop();
      },
      () => {
        set('failed');
        stop();
      },
    );
    return stop;
  }, [path, attempt, isReady]);

  const status = state?.path === path && state.attempt === attempt ? state.status : 'pending';
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  useOnline(status === 'failed' ? retry : null);

  if (!loaderOf(path)) return { status: 'unknown' };
  const screen = loaded.get(path);
  if (screen) return { status: 'ready', screen };
  if (status === 'timeout' || status === 'failed') return { status, retry };
  return status === 'slow' ? { status } : { status: 'pending' };
}

type Loader = NonNullable<(typeof routes)[RoutePath]>;
type Status = 'slow' | 'timeout' | 'failed' | 'ready';

/** `undefined` for a path without a screen in this build. */
function loaderOf(path: string): Loader | undefined {
  return isRoute(path) ? routes[path] : undefined;
}

function isRoute(path: string): path is RoutePath {
  return Object.hasOwn(routes, path);
}
