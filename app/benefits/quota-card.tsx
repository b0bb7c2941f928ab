import { useTranslations } from 'next-intl';
import { Card } from '@/components/card/card';
import { Money } from '@/components/money/money';
import { QuotaBar } from '@/components/quota-bar/quota-bar';
import { Bone } from '@/components/skeleton/skeleton';
import type { Quota } from '@/lib/api/schemas/home';
import { availableQuota } from '@/lib/loan/amount';

type Props = {
  quota: Quota;
  /** A loan is running, so that nothing can be borrowed: what changes that is shown instead of what is left of the quota. */
  isLocked: boolean;
};

/** The available quota, and how the whole quota is split, as a bar with its legend. */
export function QuotaCard({ quota, isLocked }: Props) {
  const t = useTranslations('benefits');
  const unlocked = t(quota.used + quota.frozen > 0 ? 'available' : 'upTo');
  return (
    <Card flat title={isLocked ? t('whenPaid') : unlocked}>
      {!isLocked && (
        <p className="quota-card__amount">
          <Money amount={availableQuota(quota)} />
        </p>
      )}
      <QuotaBar {...quota} isLocked={isLocked} />
    </Card>
  );
}

/** Placeholder for {@link QuotaCard}. */
export function QuotaSkeleton() {
  return (
    <div className="card card--flat">
      <div className="card__head">
        <Bone shape="subtitle" width={60} />
      </div>
      <div className="quota-card__amount">
        <Bone shape="money" width={60} />
      </div>
      <Bone shape="small" />
    </div>
  );
}
