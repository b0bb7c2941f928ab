import { useTranslations } from 'next-intl';
import { NoticeAction } from '@/app/loan/notice-action';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { useFailureText } from '@/app/loan/use-failure-text';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { ids } from './screen.ids';
import type { QuoteChange, QuoteUpdate } from './use-quote-update';

type UpdateProps = { update: QuoteUpdate | null; quote: Quote };

/** Shows that the quote on the page is a new one, and lists what changed, before and now. */
export function QuoteUpdateNotice({ update, quote }: UpdateProps) {
  const t = useTranslations('loanInformation.update');
  const changeText = useChangeText();
  if (!update) return null;
  if (update.kind === 'renewed') {
    return (
      <Notice live id={ids.quoteUpdate}>
        <p>{t('renewed')}</p>
      </Notice>
    );
  }
  return (
    <Notice live tone="warn" id={ids.quoteUpdate} title={t('changed')}>
      <ul>
        {update.changes.map((change) => (
          <li key={change}>{changeText(change, update.before, quote)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useChangeText() {
  const t = useTranslations('loanInformation.update');
  const { money, percent, date } = useFormat();
  const values: Record<Exclude<QuoteChange, 'penalty'>, (quote: Quote) => string> = {
    arrival: ({ arrival }) => money(arrival),
    repayment: ({ repayment }) => money(repayment),
    date: ({ repay_date }) => date(repay_date),
    cae: ({ cae }) => percent(cae),
  };
  return (change: QuoteChange, before: Quote, now: Quote) =>
    change === 'penalty'
      ? t(change)
      : t(change, { before: values[change](before), now: values[change](now) });
}

/** Shows that the quote on the page has expired and could not be refetched: it cannot be signed. */
export function RefetchFailedNotice({ state }: { state: QuoteState }) {
  const t = useTranslations('loanInformation');
  const textOf = useFailureText();
  const { status, error, refetch } = state;
  if (status !== 'failed' && status !== 'noTerm') return null;
  return (
    <Notice live tone="bad" title={t('refetchFailed')}>
      <p>{error ? textOf(error) : t('noTerm.text')}</p>
      <NoticeAction icon={iconRefresh} id={ids.renew} opens onClick={refetch}>
        {t('renew')}
      </NoticeAction>
    </Notice>
  );
}
