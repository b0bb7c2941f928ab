import type { ReactNode } from 'react';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { ErrorState } from '@/components/state-view/error-state';
import { OfflineState } from '@/components/state-view/offline-state';
import { ApplicationFrame } from './application-frame';
import type { ShownStep } from './application-stepper';
import { HandedIn } from './handed-in';
import type { StepLoad } from './use-step-load';

type Props = {
  step: ShownStep;
  /** The screen's name, its h1. */
  title: string;
  load: Exclude<StepLoad<unknown, unknown>, { name: 'ready' }>;
  /** The shape of the form to come. */
  children: ReactNode;
};

/** A step whose form cannot be shown: not there yet, not to be had, or no longer wanted. */
export function StepWaiting({ step, title, load, children }: Props) {
  if (load.name === 'loading') {
    return (
      <ApplicationFrame step={step} busy dock={<SkeletonDock />}>
        <Skeleton title={title}>{children}</Skeleton>
      </ApplicationFrame>
    );
  }
  if (load.name === 'handedIn') {
    return (
      <ApplicationFrame step={step}>
        <HandedIn state={load.state} />
      </ApplicationFrame>
    );
  }
  const { offline, retrying, text, retry } = load;
  const again = { page: true, retrying, onRetry: retry };
  return (
    <ApplicationFrame step={step}>
      {offline ? <OfflineState {...again} /> : <ErrorState text={text} {...again} />}
    </ApplicationFrame>
  );
}
