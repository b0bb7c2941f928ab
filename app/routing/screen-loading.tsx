'use client';
import { useEffect, useState } from 'react';
import { Loader } from '@/components/loader/loader';
import type { ScreenLoad } from './use-screen';

type Fallbacks = Pick<typeof import('./failed-screen'), 'FailedScreen'> &
  Pick<typeof import('./unknown-screen'), 'UnknownScreen'>;

let loaded: Fallbacks | undefined;

/** Loads what replaces a screen, which is not part of the first load. Never rejects. */
export async function loadFallbacks(): Promise<Fallbacks | undefined> {
  const modules = [import('./failed-screen'), import('./unknown-screen')] as const;
  loaded ??= await Promise.all(modules).then(
    ([{ FailedScreen }, { UnknownScreen }]) => ({ FailedScreen, UnknownScreen }),
    () => undefined,
  );
  return loaded;
}

type Props = { path: string; load: Exclude<ScreenLoad, { status: 'pending' | 'ready' }> };

/** Replaces a screen that is loading slowly, has failed to load, or does not exist. */
export function ScreenLoading({ path, load }: Props) {
  const [fallbacks, setFallbacks] = useState(() => loaded);
  useEffect(() => {
    void loadFallbacks().then((next) => setFallbacks(next));
  }, []);
  // The delay and the timeout are those of `useScreen`; the keys make React mount another loader.
  if (load.status === 'slow') return <Loader key="slow" delay={0} onRetry={() => undefined} />;
  if (load.status === 'unknown') {
    return fallbacks ? <fallbacks.UnknownScreen /> : <Loader onRetry={() => undefined} />;
  }
  if (fallbacks) return <fallbacks.FailedScreen path={path} {...load} />;
  return <Loader key="failed" delay={0} timeout={0} onRetry={load.retry} />;
}
