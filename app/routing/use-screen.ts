import { useEffect, useState } from 'react';
import { routes } from '@/app/routes.gen';
import { loadCatalogue } from '@/lib/i18n/catalogue';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import type { Screen } from '@/lib/router/define-screen';
import type { RoutePath } from '@/lib/router/route-path.gen';

/** Before this a screen that is still loading shows no sign of it: ms, product.md section 9. */
const loaderDelay = 200;
/** After this the person is told that the line is too slow: ms, product.md section 9. */
const loadTimeout = 60_000;

const loaded = new Map<string, Screen>();

export type ScreenLoad =
  | { status: 'ready'; screen: Screen }
  | { status: 'pending' }
  | { status: 'slow' }
  | { status: 'timeout' | 'failed'; retry(): void }
  | { status: 'unknown' };

/** True for a path that the route table has. */
export function isRoute(path: string): path is RoutePath {
  return Object.hasOwn(routes, path);
}

/** Puts a screen that came with the page where `useScreen` finds it without loading. */
export function presetScreen(path: RoutePath, screen: Screen): void {
  loaded.set(path, screen);
}

/** Loads the screen of a path when it is first wanted, with the lazy-load rules of product.md section 9. */
export function useScreen(path: string): ScreenLoad {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ path: string; attempt: number; status: Waiting }>();

  useEffect(() => {
    if (!isRoute(path) || loaded.has(path)) return;
    let current = true;
    const tell = (status: Waiting) => current && setState({ path, attempt, status });
    const timers = [
      setTimeout(() => tell('slow'), loaderDelay),
      setTimeout(() => tell('timeout'), loadTimeout),
    ];
    const stop = () => {
      current = false;
      timers.forEach(clearTimeout);
    };
    Promise.all([routes[path](), loadCatalogue(getCurrentLocale(), 'screens')]).then(
      ([{ screen }]) => {
        loaded.set(path, screen);
        tell('ready');
        stop();
      },
      () => {
        tell('failed');
        stop();
      },
    );
    return stop;
  }, [path, attempt]);

  if (!isRoute(path)) return { status: 'unknown' };
  const screen = loaded.get(path);
  if (screen) return { status: 'ready', screen };
  const status = state?.path === path && state.attempt === attempt ? state.status : 'pending';
  if (status === 'timeout' || status === 'failed') {
    return { status, retry: () => setAttempt(attempt + 1) };
  }
  return status === 'slow' ? { status } : { status: 'pending' };
}

type Waiting = 'pending' | 'slow' | 'timeout' | 'failed' | 'ready';
