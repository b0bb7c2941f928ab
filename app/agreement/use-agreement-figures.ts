import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import { dailyRateOf, type PenaltyRates } from '@/lib/loan/penalty';
import { shareOf } from '@/lib/loan/rounding';

/** What an agreement is made of: both a `Preview` and an `Order` have it. Pesos; `cae` as a fraction. */
export type AgreementTerms = Pick<
  Order,
  'amount' | 'term_days' | 'service_fee' | 'interest' | 'arrival' | 'repayment' | 'repay_date'
> & {
  cae: number | null;
  penalty: PenaltyRates;
  account: Pick<Order['account'], 'account_type' | 'tail'>;
};

/** The values of the agreement's placeholders, formatted in the current language. */
export function useAgreementFigures(terms: AgreementTerms) {
  const t = useTranslations('agreement');
  const { money, percent, date } = useFormat();
  const { amount, penalty, account, cae } = terms;
  const dailyRate = dailyRateOf(penalty);
  return {
    brand: config.brand,
    amount: money(amount),
    term: t('term', { days: terms.term_days }),
    fee: money(terms.service_fee),
    arrival: money(terms.arrival),
    interest: money(terms.interest),
    repayment: money(terms.repayment),
    repayDate: date(terms.repay_date, 'long'),
    cost: money(terms.repayment - terms.arrival),
    // Without a CAE the paragraph that names it is left out.
    cae: cae === null ? null : percent(cae),
    once: money(shareOf(amount, penalty.once_rate)),
    onceRate: percent(penalty.once_rate, 'ifAny'),
    daily: money(shareOf(amount, dailyRate)),
    dailyRate: percent(dailyRate, 'ifAny'),
    account: t('account', { type: account.account_type, tail: account.tail }),
  };
}
