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
  /** Below each other, as on paper, and what is paid back the largest; otherwise side by side. */
  isColumn?: boolean;
  /** A bar below has what arrives and the parts of the cost. */
  hasBar?: boolean;
  /** The sums may change while a quote loads: hidden from screen readers. */
  isLoading?: boolean;
  /** They belong to an earlier choice: dimmed. */
  isStale?: boolean;
};

/**
 * What a loan does with the money, in the same words and order on every screen that leads to a signature: what is
 * received plus what it costs is what is paid back.
 */
export function Equation({
  quote,
  isColumn = false,
  hasBar = false,
  isLoading = false,
  isStale = false,
}: Props) {
  const terms = useTerms(quote, hasBar);
  return (
    <dl
      className={classes('equation', isColumn && 'equation--column', isStale && 'equation--stale')}
      aria-hidden={isLoading || !quote || undefined}
    >
      {terms.map(({ name, sign, amount, label, notes }) => (
        <div
          key={name}
          className={hasBar && name === 'arrival' ? 'equation__arrival tone--arrival' : undefined}
          data-sum={sign === '=' ? 'total' : undefined}
        >
          {amount === undefined ? <Bone shape="small" width={60} /> : <dt>{label}</dt>}
          <dd translate="no">
            {sign && amount !== undefined && <span aria-hidden="true">{sign}</span>}
            {amount === undefined ? (
              <Bone shape="subtitle" />
            ) : (
              <Money size={isColumn && sign === '=' ? 'screen' : 'line'} amount={amount} />
            )}
          </dd>
          {isColumn && notes && (
            <dd className="equation__notes">
              {notes.map((note) => (
                <span key={note}>{note}</span>
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
  /** In a column: its parts, or the day on which it is paid and that until which it can be paid without charges. */
  notes?: string[];
  amount: number | undefined;
};

/** The sums with the sign before each and the days of the last one. */
function useTerms(quote: Quote | undefined, hasBar: boolean): Term[] {
  const t = useTranslations('loan.equation');
  const format = useFormat();
  const payUntil = usePayUntilNote();
  const until = quote && payUntil(quote.repay_date, quote.pay_until);
  // Of one part there is no sum.
  const parts = quote &&
    quote.service_fee > 0 &&
    !hasBar && {
      notes: [
        t('parts', {
          fee: format.money(quote.service_fee),
          interest: format.money(quote.interest),
        }),
      ],
    };
  const days = quote && {
    notes: [t('on', { date: format.date(quote.repay_date) }), ...(until ? [until] : [])],
  };
  return [
    { name: 'arrival', label: t('arrival'), amount: quote?.arrival },
    { name: 'cost', sign: '+', label: t('cost'), amount: quote && costOf(quote), ...parts },
    { name: 'repayment', sign: '=', label: t('repayment'), amount: quote?.repayment, ...days },
  ];
}
