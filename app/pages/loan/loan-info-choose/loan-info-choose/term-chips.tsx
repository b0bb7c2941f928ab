import { useTranslations } from 'next-intl';
import { nearest } from '@/app/loan/fit-choice';
import { NoticeAction } from '@/app/loan/notice-action';
import { Chips } from '@/components/chips/chips';
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

/** The product's terms as radio buttons; unavailable ones are disabled. */
export function TermChips({ terms, value, unavailable, onChange }: Props) {
  const t = useTranslations('loanInfoChoose.term');
  return (
    <Chips
      fill
      id={ids.term}
      label={t('label')}
      options={terms.map((days) => ({
        value: String(days),
        disabled: unavailable.has(days),
        label: (
          <span>
            {t('days', { days })}
            {unavailable.has(days) && <small>{t('unavailableLabel')}</small>}
          </span>
        ),
      }))}
      value={String(value)}
      onChange={(days) => onChange(Number(days))}
    />
  );
}

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
