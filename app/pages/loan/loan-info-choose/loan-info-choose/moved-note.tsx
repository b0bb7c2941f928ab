import { useTranslations } from 'next-intl';
import type { Choosing } from '@/app/loan/choosing/use-choice';
import { useFormat } from '@/lib/format/use-format';

/** Says what was moved so that the product has it; the place is always there, to be read out. */
export function MovedNote({ moved, choice, offer }: Omit<Choosing, 'change'>) {
  const t = useTranslations('loanInfoChoose.moved');
  const format = useFormat();
  return (
    <p role="status" className={moved ? 'small muted' : 'vh'}>
      {moved === 'amount' &&
        t('amount', { amount: format.money(choice.amount), product: offer.name })}
      {moved === 'term' && t('term', { days: choice.term_days, product: offer.name })}
    </p>
  );
}
