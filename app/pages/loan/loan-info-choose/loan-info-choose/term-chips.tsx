import { useTranslations } from 'next-intl';
import { nearest } from '@/app/loan/fit-choice';
import { NoticeAction } from '@/app/loan/notice-action';
import { FieldGroup } from '@/components/field/field';
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
    <FieldGroup id={ids.term} label={t('label')} role="radiogroup">
      <div className="chips chips--fill">
        {terms.map((days, index) => (
          <label className="chip" key={days}>
            <input
              type="radio"
              id={index === 0 ? ids.term : undefined}
              name={ids.term}
              value={days}
              checked={days === value}
              disabled={unavailable.has(days)}
              onChange={() => onChange(days)}
            />
            <span>
              {t('days', { days })}
              {unavailable.has(days) && (
                <small className="loan-info-choose__unavailable">{t('unavailableLabel')}</small>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
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
        <NoticeAction id={ids.otherTerm} onClick={() => onChange(other)}>
          {t('take', { days: other })}
        </NoticeAction>
      )}
    </Notice>
  );
}
