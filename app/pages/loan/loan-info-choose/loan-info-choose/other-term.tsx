import { useTranslations } from 'next-intl';
import { nearest } from '@/app/loan/choosing/fit-choice';
import { WayOut } from '@/app/loan/way-out';
import { Notice } from '@/components/notice/notice';
import { ids } from './screen.ids';

type Props = {
  /** The term that cannot be had. */
  days: number;
  /** Those that can, as far as is known. */
  others: readonly number[];
  onTake: (days: number) => void;
};

/** Says that a term cannot be had, and offers the nearest one. */
export function OtherTerm({ days, others, onTake }: Props) {
  const t = useTranslations('loanInfoChoose.term');
  const other = nearest(days, others);
  return (
    <Notice live tone="warn" title={t('unavailable', { days })}>
      {other === undefined ? (
        <p>{t('none')}</p>
      ) : (
        <WayOut id={ids.otherTerm} onClick={() => onTake(other)}>
          {t('take', { days: other })}
        </WayOut>
      )}
    </Notice>
  );
}
