import { useTranslations } from 'next-intl';
import { Chips } from '@/components/chips/chips';
import type { Product } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { ids } from './screen.ids';

type Props = {
  offers: readonly Product[];
  chosen: Product;
  onChange: (id: string) => void;
};

/** Which product, where there is more than one; its limits in a line. */
export function ProductChips({ offers, chosen, onChange }: Props) {
  const t = useTranslations('loanInfoChoose.product');
  const format = useFormat();
  if (offers.length < 2) return null;
  return (
    <Chips
      id={ids.product}
      label={t('label')}
      hint={t('limits', {
        max: format.money(chosen.max_amount),
        first: chosen.terms[0] ?? 0,
        last: chosen.terms.at(-1) ?? 0,
      })}
      options={offers.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.id}
      onChange={onChange}
    />
  );
}
