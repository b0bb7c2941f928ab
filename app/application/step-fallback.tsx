import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { lazyPart } from '@/lib/router/lazy-part';
import { ApplicationFrame, type FramePlacement } from './application-frame';
import { StepHead, type StepHeading } from './step-head';
import type { StepPending } from './use-step-load';

/** Loaded late, as most steps are opened to be filled in. */
const StepSubmitted = lazyPart(async () => (await import('./step-submitted')).StepSubmitted);

type Props = FramePlacement &
  StepHeading & {
    load: StepPending;
    /** The skeleton of the form. */
    children: ReactNode;
  };

/**
 * A step whose form cannot be rendered: it is loading, failed to load, or the application was submitted. While it
 * loads, its title and lede are those of the form, so that the first frame says what the step is about.
 */
export function StepFallback({ title, lede, compact, load, children, ...placement }: Props) {
  const t = useTranslations('application');
  const loading = (
    <ApplicationFrame {...placement} busy dock={<SkeletonDock />}>
      <StepHead title={title} lede={lede} compact={compact} part={placement.part} />
      <Skeleton>{children}</Skeleton>
    </ApplicationFrame>
  );
  if (load.name === 'loading') return loading;
  if (load.name === 'submitted') {
    return (
      <Suspense fallback={loading}>
        <ScreenFrame title={placement.standaloneTitle ?? t('title')}>
          <StepSubmitted state={load.state} step={placement.step} />
        </ScreenFrame>
      </Suspense>
    );
  }
  return (
    <ApplicationFrame {...placement}>
      <LoadFailure call={load.call} page part="data" serverText />
    </ApplicationFrame>
  );
}
