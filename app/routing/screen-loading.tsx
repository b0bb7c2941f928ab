import { Loader } from '@/components/loader/loader';
import { FailedScreen } from './failed-screen';
import { UnknownScreen } from './unknown-screen';
import type { ScreenLoad } from './use-screen';

type Props = {
  path: string;
  load: Exclude<ScreenLoad, { status: 'ready' | 'pending' }>;
};

/** Replaces a screen that is loading slowly, has failed to load, or does not exist. */
export function ScreenLoading({ path, load }: Props) {
  // The delay and the timeout are those of `useScreen`.
  if (load.status === 'slow') return <Loader delay={0} onRetry={() => undefined} />;
  return load.status === 'unknown' ? <UnknownScreen /> : <FailedScreen path={path} {...load} />;
}
