import { useTranslations } from 'next-intl';
import { useTermText } from '@/components/breakdown/use-term-text';
import { Chips } from '@/components/chips/chips';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import type { QuotedTerms } from './term-costs';

type Props = {
  id: string;
  /** The product's terms in days. */
  terms: readonly number[];
  value: number;
  /** Terms that the server rejected. */
  unavailable?: ReadonlySet<number>;
  quoted: QuotedTerms;
  onChange: (days: number) => void;
};

/** The product's terms as radio buttons, each with what it costs; unavailable ones are disabled. */
export function TermChips({ id, terms, value, unavailable, quoted, onChange }: Props) {
  const { costs, estimates } = quoted;
  const t = useTranslations('loanInfoChoose.term');
  const termText = useTermText();
  const format = useFormat();
  function noteOf(days: number) {
    if (unavailable?.has(days)) return t('unavailableLabel');
    if (!costs) return null;
    const cost = costs.get(days);
    if (cost !== undefined) return cost === null ? null : format.money(cost);
    const estimate = estimates.get(days);
    return estimate ? format.money(costOf(estimate.quote)) : '…';
  }
  return (
    <Chips
      fill
      className="chips--small"
      id={id}
      label={
        <>
          {t('label')} {costs && <span className="label__more">{t('hint')}</span>}
        </>
      }
      options={terms.map((days) => {
        const note = noteOf(days);
        return {
          value: String(days),
          disabled: unavailable?.has(days),
          label: (
            <span>
              <span>{termText(days)}</span> {note !== null && <small>{note}</small>}
            </span>
          ),
        };
      })}
      value={String(value)}
      onChange={(days) => onChange(Number(days))}
    />
  );
}
