import { useTranslations } from 'next-intl';
import { FieldGroup } from '@/components/field/field-group';
import { ids } from './screen.ids';

type Props = {
  terms: readonly number[];
  value: number;
  /** Terms that the server turned out not to lend for. */
  gone: ReadonlySet<number>;
  onChange: (days: number) => void;
};

/** For how long: the product's terms; one that cannot be had says so and cannot be chosen. */
export function TermChips({ terms, value, gone, onChange }: Props) {
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
              disabled={gone.has(days)}
              onChange={() => onChange(days)}
            />
            <span>
              {t('days', { days })}
              {gone.has(days) && <small className="loan-info-choose__gone">{t('gone')}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
