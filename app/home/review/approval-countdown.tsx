import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Countdown } from '@/components/countdown/countdown';
import type { Review } from '@/lib/api/schemas/home';
import { useFormat } from '@/lib/format/use-format';
import { serverNow } from '@/lib/server-time/server-time';
import { useStatePolling } from '../use-state-polling';

type Props = { review: Review; refetch: () => Promise<unknown> };

/** The time left until the approval expires; Home is refetched then. */
export function ApprovalCountdown({ review, refetch }: Props) {
  const { valid_until: until } = review;
  if (until === undefined) return null;
  const since = Date.parse(review.decided_at ?? review.submitted_at);
  return <TimeLeft key={until} since={since} until={until} refetch={refetch} />;
}

type TimeLeftProps = { since: number; until: string; refetch: Props['refetch'] };

function TimeLeft({ since, until, refetch }: TimeLeftProps) {
  const t = useTranslations('home.approved');
  // If the device's clock is behind and the server's is not known, no more than the validity is shown.
  const now = () => Math.max(serverNow(), since);
  const [isOver, setOver] = useState(() => now() >= Date.parse(until));
  if (isOver) return <Expiring until={until} refetch={refetch} />;
  return (
    <Countdown
      until={until}
      label={t('expiresIn')}
      now={now}
      onEnd={() => {
        setOver(true);
        void refetch();
      }}
    />
  );
}

/**
 * Expired, unless the device's clock is ahead and the server's is not known: only the server decides, so the
 * date is shown and Home is polled until it does.
 */
function Expiring({ until, refetch }: Pick<TimeLeftProps, 'until' | 'refetch'>) {
  const t = useTranslations('home.approved');
  const format = useFormat();
  useStatePolling('approved', () => void refetch());
  return <p className="countdown__label">{t('expiresAt', { date: format.dateTime(until) })}</p>;
}
