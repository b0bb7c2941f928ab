import { useTranslations } from 'next-intl';
import { NoticeAction } from '@/app/loan/notice-action';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { useFailureText } from '@/app/loan/use-failure-text';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { ids } from './screen.ids';

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
