import { useTranslations } from 'next-intl';
import type { Product } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { ids } from './screen.ids';

type Props = {
  products: readonly Product[];
  /** Id of the chosen one. */
  chosen: string;
  onChoose(id: string): void;
};

/**
 * The products side by side: amounts and terms. Their fees are not named here but below, where what
 * arrives, what is paid back, its date and the CAE stand beside them.
 */
export function ProductList({ products, chosen, onChoose }: Props) {
  const t = useTranslations('product');
  const format = useFormat();
  return (
    <fieldset id={ids.products}>
      <legend className="vh">{t('which')}</legend>
      {products.map(({ id, name, min_amount, max_amount, terms }) => (
        <label key={id} className="product__option">
          <input
            type="radio"
            name={ids.products}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className="grow">
            <b className="product__name">{name}</b>
            <span className="product__line">
              {t('range', { min: format.money(min_amount), max: format.money(max_amount) })}
            </span>
            <span className="product__line">
              {t('terms', { shortest: Math.min(...terms), longest: Math.max(...terms) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
