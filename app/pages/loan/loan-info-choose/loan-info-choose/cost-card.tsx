import { useTranslations } from 'next-intl';
import { NoticeAction } from '@/app/loan/notice-action';
import { CostFailure } from '@/app/loan/quote/cost-failure';
import { currentOf, type Estimate } from '@/app/loan/quote/estimate';
import { freeDaysOf } from '@/app/loan/quote/free-days';
import { QuoteBreakdown } from '@/app/loan/quote/quote-breakdown';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { useTermText } from '@/components/breakdown/use-term-text';
import { Spinner } from '@/components/loader/loader';
import { Section } from '@/components/section/section';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { CostSkeleton } from './cost-skeleton';
import { ids } from './screen.ids';

type Props = {
  cost: QuoteState;
  estimate: Estimate | undefined;
  /** The quote was requested with a coupon. */
  hasCoupon: boolean;
  onDropCoupon: () => void;
};

/**
 * The cost of the choice. While a new quote loads, an estimate takes its place, and says so, or else the last one stays,
 * marked as stale and labelled with the choice it belongs to. It is hidden if the new one cannot be fetched.
 */
export function CostCard({ cost, estimate, hasCoupon, onDropCoupon }: Props) {
  const t = useTranslations('loanInfoChoose.cost');
  const { quoted, status } = cost;
  if (status === 'noTerm') return null;
  if (status === 'failed') {
    const isCoupon = hasCoupon && cost.error?.fields.some(({ field }) => field === 'coupon_id');
    // Without one the dock's button asks for the cost again.
    return (
      <CostFailure error={cost.error}>
        {isCoupon && (
          <NoticeAction id={ids.dropCoupon} onClick={onDropCoupon}>
            {t('dropCoupon')}
          </NoticeAction>
        )}
      </CostFailure>
    );
  }
  if (!quoted) return <CostSkeleton />;
  const isReady = status === 'ready';
  const current = currentOf(cost, estimate);
  const { quote } = current ?? quoted;
  return (
    <>
      <Section near id={ids.cost} title={t('title')}>
        <div
          className={current ? undefined : 'loan-info-choose__stale'}
          aria-busy={!isReady || undefined}
        >
          <QuoteSubject
            quote={quote}
            status={current?.isExact ? 'for' : current ? 'estimate' : 'updating'}
          />
          <QuoteBreakdown quote={quote} />
        </div>
      </Section>
      <CostAnnouncement quote={isReady ? quote : null} />
    </>
  );
}

type SubjectProps = {
  quote: Quote;
  /** Whether it is that of the choice, an estimate of it, or that of an earlier one. */
  status: 'for' | 'estimate' | 'updating';
};

/** The choice that the quote belongs to. Always rendered, so that the layout does not shift. */
function QuoteSubject({ quote, status }: SubjectProps) {
  const t = useTranslations('loanInfoChoose.cost');
  const format = useFormat();
  const term = useTermText()(quote.term_days, freeDaysOf(quote));
  const values = { amount: format.money(quote.amount), term };
  return (
    <p className="loan-info-choose__subject">
      {status !== 'for' && <Spinner />}
      {/* An element: React inserts the spinner before it, and a translation by the browser replaces texts. */}
      <span>{t(status, values)}</span>
    </p>
  );
}

/** Announces the result to screen readers in one sentence. */
function CostAnnouncement({ quote }: { quote: Quote | null }) {
  const t = useTranslations('loanInfoChoose.cost');
  const format = useFormat();
  return (
    <p className="visually-hidden" role="status">
      {quote &&
        t('announcement', {
          arrival: format.money(quote.arrival),
          repayment: format.money(quote.repayment),
          date: format.date(quote.repay_date),
        })}
    </p>
  );
}
