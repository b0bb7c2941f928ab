import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RefusedArt, ReviewArt, SuccessArt, WaitingArt } from '@/components/art/outcome-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './application.ids';
import type { SubmittedState } from './use-step-load';

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
export function StepSubmitted({ state }: { state: SubmittedState }) {
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
