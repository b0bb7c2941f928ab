import { useTranslations } from 'next-intl';
import { isWithinHours } from '@/lib/chile/office-hours';
import { config } from '@/lib/config';
import { serverNow } from '@/lib/server-time/server-time';

/** When customer service answers, and whether it does now. */
export function ServiceHours() {
  const t = useTranslations('customService');
  const { hours } = config.lender;
  return (
    <p className="lede">
      <span>{t('text', hours)}</span>{' '}
      <span className="strong">
        {t(isWithinHours(serverNow(), hours) ? 'openNow' : 'closedNow')}
      </span>
    </p>
  );
}
