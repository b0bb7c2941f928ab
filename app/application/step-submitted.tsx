import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RefusedArt, ReviewArt, SuccessArt, WaitingArt } from '@/components/art/outcome-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import type { RoutePath } from '@/lib/router/route-path.gen';
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

/** Where each outcome leads on. */
const targets: Record<Outcome, RoutePath> = {
  review: '/',
  approved: '/pages/loan/loan-info-choose/loan-info-choose',
  refused: '/',
  loan: '/pages/my-loan/my-loan',
};

/** The outcome of the submitted application, with a link to what the user can do now. */
export function StepSubmitted({ state }: { state: SubmittedState }) {
  const t = useTranslations('application.submitted');
  const format = useFormat();
  const linkTo = useLinkTo();
  const { data: home } = useCall('app/home', {}, { quiet: true });
  const outcome = outcomes[state];
  const retryAt = outcome === 'refused' ? home?.review?.retry_at : undefined;
  return (
    <StateView
      page
      live
      art={drawings[outcome]}
      title={t(`${outcome}.title`)}
      text={
        retryAt ? t('refused.until', { date: format.date(retryAt, 'long') }) : t(`${outcome}.text`)
      }
      action={
        <Button
          id={ids.toHome}
          variant={outcome === 'approved' ? 'primary' : 'soft'}
          {...linkTo(targets[outcome], {}, 'relaunch')}
        >
          {t(`${outcome}.action`)}
        </Button>
      }
    />
  );
}
