import { useTranslations } from 'next-intl';
import { Card } from '@/components/card/card';
import type { Press } from '@/components/foundation/press';
import { Icon } from '@/components/icon/icon';
import { iconChevronRight } from '@/components/icon/shapes/navigation';
import { Money } from '@/components/money/money';
import { QuotaBar } from '@/components/quota-bar/quota-bar';
import { Bone } from '@/components/skeleton/skeleton';
import type { Quota } from '@/lib/api/schemas/home';
import { availableQuota } from '@/lib/loan/amount';
import { useQuotaTexts } from './use-quota-texts';

type Props = {
  quota: Quota;
  /** A loan is running, so that nothing can be borrowed: what changes that is shown instead of what is left of the quota. */
  isLocked: boolean;
  /** The card as a whole is a link of this name. */
  link: Press & { id: string; name: string };
};

/** The available quota, and how the whole quota is split, as a bar with its legend. */
export function QuotaCard({ quota, isLocked, link }: Props) {
  const t = useTranslations('benefits');
  const { title } = useQuotaTexts(quota, 0);
  return (
    <Card
      flat
      title={isLocked ? <span className="quota-card__locked">{t('whenPaid')}</span> : title}
    >
      {!isLocked && (
        <p className="quota-card__amount">
          <Money amount={availableQuota(quota)} />
        </p>
      )}
      <QuotaBar {...quota} isLocked={isLocked} />
      <a
        className="quota-card__link"
        id={link.id}
        href={link.href}
        onClick={link.onClick}
        aria-label={link.name}
      >
        <Icon of={iconChevronRight} />
      </a>
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
