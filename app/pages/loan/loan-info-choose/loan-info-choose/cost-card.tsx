import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CaeSheet } from '@/app/loan/cae-sheet';
import { costOf } from '@/app/loan/terms/preview-cost';
import type { PreviewState, Terms } from '@/app/loan/terms/use-preview';
import { Breakdown } from '@/components/breakdown/breakdown';
import { Card } from '@/components/card/card';
import { Spinner } from '@/components/loader/spinner';
import { SkeletonCard } from '@/components/skeleton/skeleton-card';
import type { Preview } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { CostFailure } from './cost-failure';
import { ids } from './screen.ids';

type Props = {
  cost: PreviewState;
  /** A coupon is part of what was asked. */
  hasCoupon: boolean;
  onDropCoupon: () => void;
};

/**
 * What the choice costs, as a picture and in words. Figures of an earlier choice stay while new ones are on
 * their way, and say whose they are; they never stay where none are coming.
 */
export function CostCard({ cost, hasCoupon, onDropCoupon }: Props) {
  const t = useTranslations('loanInfoChoose.cost');
  const [explaining, setExplaining] = useState(false);
  const { terms, status } = cost;
  if (status === 'noTerm') return null;
  if (status === 'failed') {
    return <CostFailure cost={cost} hasCoupon={hasCoupon} onDropCoupon={onDropCoupon} />;
  }
  if (!terms) return <SkeletonCard lines={7} />;
  const isCurrent = status === 'ready';
  return (
    <>
      <Card id={ids.cost} title={t('title')}>
        <div
          className={isCurrent ? undefined : 'loan-info-choose__stale'}
          aria-busy={!isCurrent || undefined}
        >
          <Whose terms={terms} isCurrent={isCurrent} />
          <Breakdown
            cost={costOf(terms.preview)}
            caeHelp={{ onClick: () => setExplaining(true) }}
          />
        </div>
      </Card>
      <SpokenCost preview={isCurrent ? terms.preview : null} />
      <CaeSheet open={explaining} preview={terms.preview} onDismiss={() => setExplaining(false)} />
    </>
  );
}

/** Which choice the figures are for; always there, so that nothing jumps. */
function Whose({ terms, isCurrent }: { terms: Terms; isCurrent: boolean }) {
  const t = useTranslations('loanInfoChoose.cost');
  const format = useFormat();
  const facts = { amount: format.money(terms.preview.amount), days: terms.preview.term_days };
  return (
    <p className="loan-info-choose__whose">
      {isCurrent ? (
        t('for', facts)
      ) : (
        <>
          <Spinner />
          {t('updating', facts)}
        </>
      )}
    </p>
  );
}

/** The outcome in one sentence for who does not see the card change. */
function SpokenCost({ preview }: { preview: Preview | null }) {
  const t = useTranslations('loanInfoChoose.cost');
  const format = useFormat();
  return (
    <p className="vh" role="status">
      {preview &&
        t('spoken', {
          arrival: format.money(preview.arrival),
          repayment: format.money(preview.repayment),
          date: format.date(preview.repay_date),
        })}
    </p>
  );
}
