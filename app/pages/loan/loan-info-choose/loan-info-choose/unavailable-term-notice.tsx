import { useTranslations } from 'next-intl';
import { nearest } from '@/app/loan/fit-choice';
import { NoticeAction } from '@/app/loan/notice-action';
import { Notice } from '@/components/notice/notice';
import { ids } from './screen.ids';

type Props = {
  /** The product's terms in days. */
  terms: readonly number[];
  value: number;
  /** Terms that the server rejected. */
  unavailable: ReadonlySet<number>;
  onChange: (days: number) => void;
};

/** Shows that the chosen term is unavailable, with a button that selects the nearest available one. */
export function UnavailableTermNotice({ terms, value, unavailable, onChange }: Props) {
  const t = useTranslations('loanInfoChoose.term');
  const available = terms.filter((days) => days !== value && !unavailable.has(days));
  const other = nearest(value, available);
  return (
    <Notice live tone="warn" title={t('unavailable', { days: value })}>
      {other === undefined ? (
        <p>{t('none')}</p>
      ) : (
        <NoticeAction id={ids.otherTerm} opens onClick={() => onChange(other)}>
          {t('take', { days: other })}
        </NoticeAction>
      )}
    </Notice>
  );
}
