import { useTranslations } from 'next-intl';
import type { TermsChange } from '@/app/loan/terms/terms-changes';
import { Notice } from '@/components/notice/notice';
import type { Preview } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { ids } from './screen.ids';
import type { TermsNews as News } from './use-terms-news';

type Props = { news: News | null; preview: Preview };

/** Tells that the terms are new, and what is different in them, before and now. */
export function TermsNews({ news, preview }: Props) {
  const t = useTranslations('loanInformation.news');
  const wordsOf = useChangeWords();
  if (!news) return null;
  if (news.kind === 'renewed') {
    return (
      <Notice live id={ids.news}>
        <p>{t('renewed')}</p>
      </Notice>
    );
  }
  return (
    <Notice live tone="warn" id={ids.news} title={t('changed')}>
      <ul>
        {news.changes.map((change) => (
          <li key={change}>{wordsOf(change, news.before.preview, preview)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useChangeWords() {
  const t = useTranslations('loanInformation.news');
  const { money, percent, date } = useFormat();
  return (change: TermsChange, before: Preview, now: Preview) => {
    const both = (show: (terms: Preview) => string) => ({ before: show(before), now: show(now) });
    switch (change) {
      case 'arrival':
        return t(
          'arrival',
          both(({ arrival }) => money(arrival)),
        );
      case 'repayment':
        return t(
          'repayment',
          both(({ repayment }) => money(repayment)),
        );
      case 'date':
        return t(
          'date',
          both(({ repay_date }) => date(repay_date)),
        );
      case 'cae':
        return t(
          'cae',
          both(({ cae }) => percent(cae)),
        );
      case 'penalty':
        return t('penalty');
    }
  };
}
