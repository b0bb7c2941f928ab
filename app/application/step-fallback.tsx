import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/app/layout/load-state';
import { RefusedArt, ReviewArt, SuccessArt, WaitingArt } from '@/components/art/outcome-art';
import { Button } from '@/components/button/button';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { StateView } from '@/components/state-view/state-view';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './application.ids';
import { ApplicationFrame, type FramePlacement } from './application-frame';
import type { StepPending, SubmittedState } from './use-step-load';

type Props = FramePlacement & {
  /** The h1 while loading. */
  title: string;
  load: StepPending;
  /** The skeleton of the form. */
  children: ReactNode;
};

/** A step whose form cannot be rendered: it is loading, failed to load, or the application was submitted. */
export function StepFallback({ title, load, children, ...placement }: Props) {
  if (load.name === 'loading') {
    return (
      <ApplicationFrame {...placement} busy dock={<SkeletonDock />}>
        <Skeleton title={title}>{children}</Skeleton>
      </ApplicationFrame>
    );
  }
  if (load.name === 'submitted') {
    return (
      <ApplicationFrame {...placement}>
        <Submitted state={load.state} />
      </ApplicationFrame>
    );
  }
  return (
    <ApplicationFrame {...placement}>
      <LoadFailure call={load.call} page serverText />
    </ApplicationFrame>
  );
}

type Outcome = 'review' | 'approved' | 'refused' | 'loan';

const outcomes: Record<SubmittedState, Outcome> = {
  review: 'review',
  approved: 'approved',
  refused: 'refused',
  waiting: 'loan',
  lending: 'loan',
  overdue: 'loan',
  payment_failed: 'loan',
  // The approval outlasts a loan that was paid back.
  cleared: 'approved',
};

const drawings: Record<Outcome, ReactNode> = {
  review: <ReviewArt />,
  approved: <SuccessArt />,
  refused: <RefusedArt />,
  loan: <WaitingArt />,
};

/** The outcome of the submitted application, with a link to Home. */
function Submitted({ state }: { state: SubmittedState }) {
  const t = useTranslations('application.submitted');
  const linkTo = useLinkTo();
  const outcome = outcomes[state];
  return (
    <StateView
      page
      live
      art={drawings[outcome]}
      title={t(`${outcome}.title`)}
      text={t(`${outcome}.text`)}
      action={
        <Button id={ids.toHome} {...linkTo('/', {}, 'relaunch')}>
          {t('action')}
        </Button>
      }
    />
  );
}
