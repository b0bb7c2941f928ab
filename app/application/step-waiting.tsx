import type { ReactNode } from 'react';
import { LoadFailure } from '@/app/layout/load-state';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
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
  return (
    <ApplicationFrame step={step}>
      <LoadFailure call={load.call} page serverText />
    </ApplicationFrame>
  );
}
