import { useTranslations } from 'next-intl';
import { usePayUntilNote } from '@/components/breakdown/use-pay-until-note';
import { classes } from '@/components/foundation/classes';
import { Money } from '@/components/money/money';
import { Bone } from '@/components/skeleton/skeleton';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';

type Props = {
  /** `undefined` until the first one is here: placeholders. */
  quote: Quote | undefined;
  /** Below each other, as on paper, and this sum the largest; otherwise side by side. */
  largest?: 'cost' | 'repayment';
  /** The sums may change while a quote loads: hidden from screen readers. */
  isLoading?: boolean;
  /** They belong to an earlier choice: dimmed. */
  isStale?: boolean;
};

/**
 * What a loan does with the money, in the same words and order on every screen that leads to a signature: what is
 * received plus what it costs is what is paid back.
 */
export function Equation({ quote, largest, isLoading = false, isStale = false }: Props) {
  const terms = useTerms(quote, largest !== undefined);
  return (
    <dl
      className={classes(
        'equation',
        largest && 'equation--column',
        largest === 'cost' && 'equation--legend',
        isStale && 'equation--stale',
      )}
      aria-hidden={isLoading || !quote || undefined}
    >
      {terms.map(({ name, sign, amount, label, days }) => (
        <div key={name} data-sum={sign === '=' ? 'total' : undefined}>
          {amount === undefined ? <Bone shape="small" width={60} /> : <dt>{label}</dt>}
          <dd translate="no">
            {sign && amount !== undefined && <span aria-hidden="true">{sign}</span>}
            {amount === undefined ? (
              <Bone shape="subtitle" />
            ) : (
              <Money size={name === largest ? 'screen' : 'line'} amount={amount} />
            )}
          </dd>
          {days && (
            <dd className="equation__days">
              {days.map((day) => (
                <span key={day}>{day}</span>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

type Term = {
  name: 'arrival' | 'cost' | 'repayment';
  sign?: '+' | '=';
  label: string;
  /** In a column, on which it is paid, and until which it can be paid without charges. */
  days?: string[];
  amount: number | undefined;
};

/** The sums with the sign before each and, in a column, the days of the last one. */
function useTerms(quote: Quote | undefined, isColumn: boolean): Term[] {
  const t = useTranslations('loan.equation');
  const format = useFormat();
  const payUntil = usePayUntilNote();
  const until = quote && payUntil(quote.repay_date, quote.pay_until);
  const days = isColumn &&
    quote && {
      days: [t('on', { date: format.date(quote.repay_date) }), ...(until ? [until] : [])],
    };
  return [
    { name: 'arrival', label: t('arrival'), amount: quote?.arrival },
    { name: 'cost', sign: '+', label: t('cost'), amount: quote && costOf(quote) },
    { name: 'repayment', sign: '=', label: t('repayment'), amount: quote?.repayment, ...days },
  ];
}
