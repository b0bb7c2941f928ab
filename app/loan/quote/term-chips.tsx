import { useTranslations } from 'next-intl';
import { Chips } from '@/components/chips/chips';
import { useFormat } from '@/lib/format/use-format';
import type { TermCosts } from './term-costs';

type Props = {
  id: string;
  /** The product's terms in days. */
  terms: readonly number[];
  value: number;
  /** Terms that the server rejected. */
  unavailable?: ReadonlySet<number>;
  /** What the terms cost; `undefined` while that loads, `null` where it is not known. */
  costs: TermCosts | undefined | null;
  onChange: (days: number) => void;
};

/** The product's terms as radio buttons, each with what it costs; unavailable ones are disabled. */
export function TermChips({ id, terms, value, unavailable, costs, onChange }: Props) {
  const t = useTranslations('loanInfoChoose.term');
  const format = useFormat();
  const isEstimate = terms.some((days) => costs?.get(days)?.isExact === false);
  function noteOf(days: number) {
    if (unavailable?.has(days)) return t('unavailableLabel');
    const cost = costs?.get(days);
    const money = cost && format.money(cost.pesos);
    if (money) return cost.isExact ? money : t('about', { cost: money });
    return costs === undefined ? '…' : null;
  }
  return (
    <Chips
      fill
      id={id}
      label={t('label')}
      hint={costs === null ? undefined : t('hint', { which: isEstimate ? 'about' : 'exact' })}
      options={terms.map((days) => {
        const note = noteOf(days);
        return {
          value: String(days),
          disabled: unavailable?.has(days),
          label: (
            <span>
              <span>{t('days', { days })}</span> {note !== null && <small>{note}</small>}
            </span>
          ),
        };
      })}
      value={String(value)}
      onChange={(days) => onChange(Number(days))}
    />
  );
}
