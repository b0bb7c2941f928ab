import { useTranslations } from 'next-intl';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { useFailureText } from '@/app/loan/use-failure-text';
import { Notice } from '@/components/notice/notice';

/** Shows that the quote on the page has expired and could not be refetched: it cannot be signed; the dock's button tries again. */
export function RefetchFailedNotice({ state }: { state: QuoteState }) {
  const t = useTranslations('loanInformation');
  const textOf = useFailureText();
  const { status, error } = state;
  if (status !== 'failed' && status !== 'noTerm') return null;
  return (
    <Notice live tone="bad" title={t('refetchFailed')}>
      <p>{error ? textOf(error) : t('noTerm.text')}</p>
    </Notice>
  );
}
