'use client';
import { Loader } from '@/components/loader/loader';
import { UnknownScreen } from './unknown-screen';
import type { ScreenLoad } from './use-screen';

type Props = { load: Exclude<ScreenLoad, { status: 'pending' | 'ready' }> };

/** Replaces a screen that is loading slowly, has failed to load, or does not exist. */
export function ScreenLoading({ load }: Props) {
  if (load.status === 'unknown') return <UnknownScreen />;
  // The delay and the timeout are those of `useScreen`; the keys make React mount another loader.
  if (load.status === 'slow') return <Loader key="slow" delay={0} onRetry={() => undefined} />;
  return <Loader key="failed" delay={0} timeout={0} onRetry={load.retry} />;
}
