import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RefusedArt, ReviewArt, SuccessArt, WaitingArt } from '@/components/art/outcome-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import type { AccountState } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './application.ids';

/** The states in which an application is handed in: its forms are closed. */
export type HandedInState = Exclude<AccountState, 'init' | 'not_approved'>;

type Word = 'review' | 'approved' | 'refused' | 'loan';

const words: Record<HandedInState, Word> = {
  review: 'review',
  approved: 'approved',
  refused: 'refused',
  waiting: 'loan',
  lending: 'loan',
  overdue: 'loan',
  payment_failed: 'loan',
  // A loan that was paid back leaves its approval standing.
  cleared: 'approved',
};

const drawings: Record<Word, ReactNode> = {
  review: <ReviewArt />,
  approved: <SuccessArt />,
  refused: <RefusedArt />,
  loan: <WaitingArt />,
};

/** Says that the application is handed in and leads Home, where its state is. */
export function HandedIn({ state }: { state: HandedInState }) {
  const t = useTranslations('application.handedIn');
  const linkTo = useLinkTo();
  const word = words[state];
  const texts = {
    review: { title: t('review.title'), text: t('review.text') },
    approved: { title: t('approved.title'), text: t('approved.text') },
    refused: { title: t('refused.title'), text: t('refused.text') },
    loan: { title: t('loan.title'), text: t('loan.text') },
  }[word];
  return (
    <StateView
      page
      live
      art={drawings[word]}
      {...texts}
      action={
        <Button id={ids.toHome} {...linkTo('/', {}, 'relaunch')}>
          {t('action')}
        </Button>
      }
    />
  );
}
