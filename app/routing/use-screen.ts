import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '@/app/layout/use-online';
import { routes } from '@/app/routes.gen';
import { loadCatalogues } from '@/lib/i18n/catalogue';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import type { Screen } from '@/lib/router/define-screen';
import type { RoutePath } from '@/lib/router/route-path.gen';
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

/** Loads the screen of a path on first use, with the lazy-load rules of product.md section 9. */
export function useScreen(path: string): ScreenLoad {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ path: string; attempt: number; status: Status }>();

  useEffect(() => {
    const load = loaderOf(path);
    if (!load || loaded.has(path)) return;
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
    Promise.all([load(), loadCatalogues(getCurrentLocale(), screenParts(path))]).then(
      ([{ screen }]) => {
        loaded.set(path, screen);
        set('ready');
        stop();
      },
      () => {
        set('failed');
        stop();
      },
    );
    return stop;
  }, [path, attempt]);

  const status = state?.path === path && state.attempt === attempt ? state.status : 'pending';
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  useOnline(status === 'failed' ? retry : null);

  if (!loaderOf(path)) return { status: 'unknown' };
  const screen = loaded.get(path);
  if (screen) return { status: 'ready', screen };
  if (status === 'timeout' || status === 'failed') return { status, retry };
  return status === 'slow' ? { status } : { status: 'pending' };
}

type Status = 'slow' | 'timeout' | 'failed' | 'ready';

/** `undefined` for a path without a screen in this build. */
function loaderOf(path: string) {
  return isRoute(path) ? routes[path] : undefined;
}

function isRoute(path: string): path is RoutePath {
  return Object.hasOwn(routes, path);
}
