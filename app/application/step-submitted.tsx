import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toService } from '@/app/layout/to-service';
import { RefusedArt, ReviewArt, SuccessArt, WaitingArt } from '@/components/art/outcome-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import type { Home } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { clockTimeOf } from '@/lib/chile/santiago';
import { useFormat } from '@/lib/format/use-format';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './application.ids';
import type { FramePlacement } from './application-frame';
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

type Props = {
  state: SubmittedState;
  /** The step that is closed. */
  step: FramePlacement['step'];
};

/** The outcome of the submitted application, with a link to what the user can do now. */
export function StepSubmitted({ state, step }: Props) {
  const t = useTranslations('application.submitted');
  const linkTo = useLinkTo();
  const { data: home } = useCall('app/home', {}, { quiet: true });
  const outcome = outcomes[state];
  const textOf = useTextOf(home);
  return (
    <StateView
      page
      live
      art={drawings[outcome]}
      title={t(`${outcome}.title`)}
      text={textOf(outcome, state === 'waiting' && step === 'withdrawal')}
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

/** Says what the outcome means; where the account is looked for while its money travels, where that goes. */
function useTextOf(home: Home | undefined): (outcome: Outcome, travels: boolean) => ReactNode {
  const t = useTranslations('application.submitted');
  const format = useFormat();
  return (outcome, travels) => {
    const retryAt = outcome === 'refused' ? home?.review?.retry_at : undefined;
    if (retryAt) {
      const time = clockTimeOf(retryAt);
      return t('refused.until', { date: format.date(retryAt, 'long'), time });
    }
    if (!travels || !home?.order) return t(`${outcome}.text`);
    const { account_type: type, tail } = home.order.account;
    return t.rich('loan.travelling', { type, tail, a: toService });
  };
}
