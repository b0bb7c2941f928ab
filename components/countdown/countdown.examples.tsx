import { useTranslations } from 'next-intl';
import { Countdown } from './countdown';

const now = Date.parse('2026-11-20T13:42:00Z');

/** A week, less than an hour, nothing left; on the dark panel, its only place. The clock is fixed. */
export const examples = {
  week: () => <Sample until="2026-11-27T13:41:41Z" />,
  hour: () => <Sample until="2026-11-20T14:30:09Z" />,
  over: () => <Sample until="2026-11-20T13:00:00Z" />,
};

function Sample({ until }: { until: string }) {
  const t = useTranslations('home.approved');
  return (
    <div className="hero__panel">
      <Countdown until={until} label={t('expiresIn')} now={() => now} />
    </div>
  );
}
