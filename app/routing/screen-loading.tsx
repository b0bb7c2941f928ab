'use client';
import { type ComponentProps, useEffect, useState } from 'react';
import { Loader } from '@/components/loader/loader';
import type { FallbackScreen } from './fallback-screen';
import type { ScreenLoad } from './use-screen';

let loaded: typeof FallbackScreen | undefined;

/** Loads what replaces a screen. Never rejects. */
export async function loadFallback(): Promise<typeof FallbackScreen | undefined> {
  loaded ??= await import('./fallback-screen').then(
    (module) => module.FallbackScreen,
    () => undefined,
  );
  return loaded;
}

type Props = {
  path: string;
  load: ComponentProps<typeof FallbackScreen>['load'] | Extract<ScreenLoad, { status: 'slow' }>;
};

/** Replaces a screen that is loading slowly, has failed to load, or does not exist. */
export function ScreenLoading({ path, load }: Props) {
  const [Fallback, setFallback] = useState(() => loaded);
  useEffect(() => {
    void loadFallback().then((next) => setFallback(() => next));
  }, []);
  // The delay and the timeout are those of `useScreen`; the keys make React mount another loader.
  if (load.status === 'slow') return <Loader key="slow" delay={0} onRetry={() => undefined} />;
  if (Fallback) return <Fallback path={path} load={load} />;
  if (load.status === 'unknown') return <Loader onRetry={() => undefined} />;
  return <Loader key="failed" delay={0} timeout={0} onRetry={load.retry} />;
}
