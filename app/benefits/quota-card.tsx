import { useTranslations } from 'next-intl';
import { Card } from '@/components/card/card';
import { Money } from '@/components/money/money';
import { QuotaBar } from '@/components/quota-bar/quota-bar';
import type { Quota } from '@/lib/api/schemas/home';
import { availableQuota } from '@/lib/loan/quota';
import './quota-card.css';

/** What can still be borrowed, and where the rest of the limit is, as picture and words. */
export function QuotaCard({ quota }: { quota: Quota }) {
  const t = useTranslations('benefits');
  return (
    <Card flat title={t('available')}>
      <p className="quota-card__amount">
        <Money amount={availableQuota(quota)} />
      </p>
      <QuotaBar {...quota} />
    </Card>
  );
}
