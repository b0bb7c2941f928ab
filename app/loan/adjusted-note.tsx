import { useTranslations } from 'next-intl';
import type { Product } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import type { LoanChoice } from './choice';
import type { adjustedPart } from './fit-choice';

type Props = { adjusted: ReturnType<typeof adjustedPart>; choice: LoanChoice; offer: Product };

/** Shows what was changed to fit the product. Always mounted, as a live region must be to be announced. */
export function AdjustedNote({ adjusted, choice, offer }: Props) {
  const t = useTranslations('loanInfoChoose.adjusted');
  const format = useFormat();
  return (
    <p role="status" className={adjusted ? 'small muted' : 'visually-hidden'}>
      {adjusted &&
        t(adjusted, {
          amount: format.money(choice.amount),
          days: choice.term_days,
          product: offer.name,
        })}
    </p>
  );
}
