import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Countdown } from '@/components/countdown/countdown';
import type { Review } from '@/lib/api/schemas/home';
import { useFormat } from '@/lib/format/use-format';
import { useFollowState } from '../use-follow-state';

type Props = { review: Review; refresh: () => Promise<unknown> };

/** Until when the approval stands; Home is asked anew when that is over. */
export function ApprovalClock({ review, refresh }: Props) {
  const { valid_until: until } = review;
  if (until === undefined) return null;
  const since = Date.parse(review.decided_at ?? review.submitted_at);
  return <Clock key={until} since={since} until={until} refresh={refresh} />;
}

type ClockProps = { since: number; until: string; refresh: Props['refresh'] };

function Clock({ since, until, refresh }: ClockProps) {
  const t = useTranslations('home.approved');
  // A phone's clock that is behind never shows more time than the server has given.
  const now = () => Math.max(Date.now(), since);
  const [isOver, setOver] = useState(() => now() >= Date.parse(until));
  if (isOver) return <Ending until={until} refresh={refresh} />;
  return (
    <Countdown
      until={until}
      label={t('expiresIn')}
      now={now}
      onEnd={() => {
        setOver(true);
        void refresh();
      }}
    />
  );
}

/**
 * The phone says that the time is up; the server alone decides, so the date stands here until it does:
 * a clock that is ahead neither ends an approval nor asks without a pause.
 */
function Ending({ until, refresh }: Pick<ClockProps, 'until' | 'refresh'>) {
  const t = useTranslations('home.approved');
  const format = useFormat();
  useFollowState('approved', () => void refresh());
  return <p className="count__label">{t('expiresAt', { date: format.dateTime(until) })}</p>;
}
