import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CaeSheet } from '@/app/loan/cae-sheet';
import { costOf } from '@/app/loan/terms/preview-cost';
import type { PreviewState } from '@/app/loan/terms/use-preview';
import { useFailureText } from '@/app/loan/use-failure-text';
import { Breakdown } from '@/components/breakdown/breakdown';
import { Button } from '@/components/button/button';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonCard } from '@/components/skeleton/skeleton-card';
import { ids } from './screen.ids';

/** What the choice costs, every figure beside the fee; of an earlier choice nothing is shown. */
export function ExampleCost({ cost }: { cost: PreviewState }) {
  const t = useTranslations('product');
  const failureText = useFailureText();
  const [explained, setExplained] = useState(false);
  if (cost.status === 'noTerm') return <Notice live>{t('noTerm')}</Notice>;
  if (cost.status === 'failed') {
    return (
      <div className="stack">
        <Notice tone="bad" live>
          {cost.error ? failureText(cost.error) : t('noCost')}
        </Notice>
        <Button id={ids.retry} variant="soft" icon={iconRefresh} onClick={cost.renew}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (cost.status === 'updating' || !cost.terms) {
    return (
      <Skeleton>
        <SkeletonCard lines={7} />
      </Skeleton>
    );
  }
  const { preview } = cost.terms;
  return (
    <>
      <Breakdown cost={costOf(preview)} caeHelp={{ onClick: () => setExplained(true) }} />
      <p className="small muted mt-3">{t('example')}</p>
      <CaeSheet open={explained} preview={preview} onDismiss={() => setExplained(false)} />
    </>
  );
}
