import { useTranslations } from 'next-intl';
import { Chips } from '@/components/chips/chips';
import type { Product } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import type { LoanChoice } from './choice';
import type { Offers } from './fit-choice';
import type { Estimate } from './quote/estimate';
import type { QuoteState } from './quote/use-quote';
import { type ProductQuotes, useProductQuotes } from './use-product-quotes';

type Props = {
  id: string;
  offers: Offers;
  chosen: Product;
  choice: LoanChoice;
  cost: QuoteState;
  estimate: Estimate | undefined;
  onChange: (id: string) => void;
};

/**
 * The products, each with its CAE, or its highest amount if the choice has one quote only; what the other one costs more
 * or less, else the terms of the chosen one. Nothing if there is only one.
 */
export function ProductChips({ id, offers, chosen, choice, cost, estimate, onChange }: Props) {
  const t = useTranslations('loanInfoChoose.product');
  const format = useFormat();
  const quotes = useProductQuotes(choice, cost, estimate, offers);
  const difference = useDifference(quotes, offers);
  if (offers.length < 2) return null;
  function noteOf({ id: product, max_amount }: Product) {
    const { chosen: own, other } = quotes;
    const quote = product === chosen.id ? own : other?.id === product ? other.quote : null;
    // A CAE beside a limit compares nothing.
    if (!other || quote === null) return t('upTo', { max: format.money(max_amount) });
    return t('cae', { cae: quote ? format.percent(quote.cae) : '…' });
  }
  return (
    <Chips
      fill
      id={id}
      label={t('label')}
      hint={
        (difference && <b>{difference}</b>) ??
        t('terms', {
          first: chosen.terms[0] ?? 0,
          last: chosen.terms.at(-1) ?? 0,
        })
      }
      options={offers.map((offer) => ({
        value: offer.id,
        label: (
          <span>
            {offer.name} <small>{noteOf(offer)}</small>
          </span>
        ),
      }))}
      value={chosen.id}
      onChange={onChange}
    />
  );
}

/** What the other product costs more or less than the chosen one; `null` if that is not known, or nothing. */
function useDifference({ chosen, other }: ProductQuotes, offers: Offers): string | null {
  const t = useTranslations('loanInfoChoose.product');
  const format = useFormat();
  const product = offers.find(({ id }) => id === other?.id)?.name;
  if (!chosen || !other?.quote || !product) return null;
  const difference = costOf(other.quote) - costOf(chosen);
  if (difference === 0) return null;
  const amount = format.money(Math.abs(difference));
  return t(difference < 0 ? 'costsLess' : 'costsMore', { product, amount });
}
