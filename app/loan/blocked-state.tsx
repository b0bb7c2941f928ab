import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyArt } from '@/components/art/states/empty-art';
import { FaultArt } from '@/components/art/states/fault-art';
import { RefusedArt } from '@/components/art/states/refused-art';
import { ReviewArt } from '@/components/art/states/review-art';
import { WaitingArt } from '@/components/art/states/waiting-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import type { Home } from '@/lib/api/schemas/home';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import type { BlockReason } from './block-reason';
import { ids } from './loan.ids';

const art: Record<BlockReason, ReactNode> = {
  init: <EmptyArt />,
  review: <ReviewArt />,
  refused: <RefusedArt />,
  notApproved: <FaultArt />,
  running: <WaitingArt />,
};

const words = {
  init: ['init.title', 'init.text'],
  review: ['review.title', 'review.text'],
  refused: ['refused.title', 'refused.text'],
  notApproved: ['notApproved.title', 'notApproved.text'],
  running: ['running.title', 'running.text'],
} as const satisfies Record<BlockReason, readonly [string, string]>;

type Props = { reason: BlockReason; home: Home };

/** Says plainly that a loan cannot be taken now, why, and where to go on. */
export function BlockedState({ reason, home }: Props) {
  const t = useTranslations('loan.blocked');
  const format = useFormat();
  const linkTo = useLinkTo();
  const [title, text] = words[reason];
  const order = reason === 'running' ? home.order : undefined;
  const retry = reason === 'refused' ? home.review?.retry_at : undefined;
  return (
    <StateView
      page
      live
      art={art[reason]}
      title={t(title)}
      text={retry ? t('refused.until', { date: format.date(retry) }) : t(text)}
      action={
        order ? (
          <Button
            id={ids.blockedWayOn}
            {...linkTo('/pages/order-detail/order-detail', { order_no: order.order_no }, 'replace')}
          >
            {t('toLoan')}
          </Button>
        ) : (
          <Button id={ids.blockedWayOn} {...linkTo('/', {}, 'relaunch')}>
            {t('toHome')}
          </Button>
        )
      }
    />
  );
}
