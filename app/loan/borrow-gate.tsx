import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { stepPath } from '@/app/application/step-path';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { RefusedArt, ReviewArt, WaitingArt } from '@/components/art/outcome-art';
import { EmptyArt, FaultArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import type { Home } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { useRefetchWhenOver } from '@/lib/api/use-refetch-when-over';
import { clockTimeOf } from '@/lib/chile/santiago';
import { useFormat } from '@/lib/format/use-format';
import { usualAuditMinutes } from '@/lib/loan/constants';
import { useLinkTo } from '@/lib/router/use-link-to';
import { type BlockReason, blockReason } from './block-reason';
import { FailedFrame } from './failed-frame';
import { ids } from './loan.ids';
import { SkeletonQuoteDock } from './quote/quote-dock';

type Props = {
  /** The app bar's title. */
  title: string;
  /** Placeholder for the screen while Home loads. */
  skeleton: ReactNode;
  /** Placeholder for the dock. */
  dock?: ReactNode;
  /** Renders the screen for any account state: a signature is being sent. */
  bypass?: boolean;
  /** Renders the screen, including its frame. */
  children: (home: Home) => ReactNode;
};

/** Renders the screen if the account can take a loan now, else the reason why it cannot. */
export function BorrowGate({
  title,
  skeleton,
  dock = <SkeletonQuoteDock />,
  bypass = false,
  children,
}: Props) {
  const call = useCall('app/home', {});
  const home = call.data;
  useRefetchWhenOver(home && endOf(home), call.retry);
  if (!home && call.error) return <FailedFrame title={title} call={call} part="loan" />;
  if (!home) {
    return (
      <ScreenFrame heading busy title={title} dock={dock}>
        {skeleton}
      </ScreenFrame>
    );
  }
  const reason = bypass ? null : blockedReason(home);
  if (!reason) return children(home);
  return (
    <ScreenFrame title={title}>
      <BlockedState reason={reason} home={home} />
    </ScreenFrame>
  );
}

/** When the account's approval ends, or its refusal. */
function endOf({ state, review }: Home): string | undefined {
  if (state === 'approved') return review?.valid_until;
  return state === 'refused' ? review?.retry_at : undefined;
}

/** `expired`: the account had an approval, and its time is over. */
type Reason = BlockReason | 'expired';

function blockedReason({ state, review }: Home): Reason | null {
  return state === 'init' && review?.valid_until ? 'expired' : blockReason(state);
}

const art: Record<Reason, ReactNode> = {
  init: <EmptyArt />,
  expired: <EmptyArt />,
  review: <ReviewArt />,
  refused: <RefusedArt />,
  notApproved: <FaultArt />,
  running: <WaitingArt />,
};

function BlockedState({ reason, home }: { reason: Reason; home: Home }) {
  const t = useTranslations('loan.blocked');
  const format = useFormat();
  const linkTo = useLinkTo();
  const order = reason === 'running' ? home.order : undefined;
  const { retry_at: retryAt, valid_until: validUntil } = home.review ?? {};
  return (
    <StateView
      page
      live
      art={art[reason]}
      title={t(`${reason}.title`, { date: validUntil ? format.dateTime(validUntil) : '' })}
      text={
        reason === 'refused' && retryAt
          ? t('refused.until', { date: format.date(retryAt), time: clockTimeOf(retryAt) })
          : t(`${reason}.text`, { minutes: usualAuditMinutes })
      }
      action={
        order ? (
          <Button
            id={ids.blockedAction}
            variant="soft"
            {...linkTo('/pages/order-detail/order-detail', { order_no: order.order_no }, 'replace')}
          >
            {t('toLoan')}
          </Button>
        ) : (reason === 'init' || reason === 'expired') && home.next_step ? (
          <Button id={ids.blockedAction} {...linkTo(stepPath(home.next_step), {}, 'replace')}>
            {t(`${reason}.action`)}
          </Button>
        ) : (
          <Button
            id={ids.blockedAction}
            variant={reason === 'notApproved' ? 'primary' : 'soft'}
            {...linkTo('/', {}, 'relaunch')}
          >
            {reason === 'notApproved' || reason === 'review' ? t(`${reason}.action`) : t('toHome')}
          </Button>
        )
      }
    />
  );
}
