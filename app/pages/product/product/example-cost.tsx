import { useTranslations } from 'next-intl';
import { QuoteBreakdown } from '@/app/loan/quote/quote-breakdown';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { useFailureText } from '@/app/loan/use-failure-text';
import { Button } from '@/components/button/button';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { Skeleton, SkeletonCard } from '@/components/skeleton/skeleton';
import { ids } from './screen.ids';

/** What the choice costs; the quote of an earlier choice is not shown. */
export function ExampleCost({ cost }: { cost: QuoteState }) {
  const t = useTranslations('product');
  const failureText = useFailureText();
  const { status, quoted, error, refetch } = cost;
  if (status === 'noTerm') return <Notice live>{t('noTerm')}</Notice>;
  if (status === 'failed') {
    return (
      <div className="stack">
        <Notice tone="bad" live>
          {error ? failureText(error) : t('noCost')}
        </Notice>
        <Button id={ids.retry} variant="soft" icon={iconRefresh} onClick={refetch}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (status === 'updating' || !quoted) {
    return (
      <Skeleton>
        <SkeletonCard lines={7} />
      </Skeleton>
    );
  }
  return (
    <>
      <QuoteBreakdown quote={quoted.quote} />
      <p className="small muted mt-3">{t('example')}</p>
    </>
  );
}
