'use client';
import { useTranslations } from 'next-intl';
import { LongText } from '@/app/long-text/long-text';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { lenderValues } from '@/lib/lender';
import { dailyRateOf, type PenaltyRates } from '@/lib/loan/penalty';
import { shareOf } from '@/lib/loan/rounding';
import './agreement.css';

/** The loan that an agreement is about, from a quote or an order. Whole pesos; `cae` as a rate (0.583 is 58.3%). */
export type AgreedLoan = Pick<
  Order,
  | 'amount'
  | 'term_days'
  | 'service_fee'
  | 'discount'
  | 'interest'
  | 'arrival'
  | 'repayment'
  | 'repay_date'
> & {
  cae: number | null;
  penalty: PenaltyRates;
  account: Pick<Order['account'], 'account_type' | 'tail'>;
};

type Props = {
  loan: AgreedLoan;
  /** Level of the clauses' headings: one below that of the agreement's title. */
  heading?: 'h2' | 'h3';
};

/** The clauses of a loan's agreement in the current language. The screen renders the title. */
export function Agreement({ loan, heading: Heading = 'h2' }: Props) {
  return (
    <LongText name="agreement" values={useAgreementFigures(loan)}>
      {(clauses) => (
        <ol className="agreement">
          {clauses.map(({ id, title, paragraphs }, index) => (
            <li key={id} className="agreement__clause">
              <Heading className="agreement__title">{`${index + 1}. ${title}`}</Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </LongText>
  );
}

/** The values of the text's placeholders, formatted in the current language. */
function useAgreementFigures(loan: AgreedLoan) {
  const t = useTranslations('agreement');
  const { money, percent, date } = useFormat();
  const { amount, penalty, account, cae, service_fee, discount = 0 } = loan;
  const dailyRate = dailyRateOf(penalty);
  return {
    ...lenderValues,
    amount: money(amount),
    term: t('term', { days: loan.term_days }),
    fee: money(service_fee + discount),
    // Without a coupon the paragraph that mentions it is left out.
    discount: discount > 0 ? money(discount) : null,
    netFee: money(service_fee),
    arrival: money(loan.arrival),
    interest: money(loan.interest),
    repayment: money(loan.repayment),
    repayDate: date(loan.repay_date, 'long'),
    cost: money(loan.repayment - loan.arrival),
    // Without a CAE the paragraph that mentions it is left out.
    cae: cae === null ? null : percent(cae),
    once: money(shareOf(amount, penalty.once_rate)),
    onceRate: percent(penalty.once_rate, 'ifAny'),
    daily: money(shareOf(amount, dailyRate)),
    dailyRate: percent(dailyRate, 'ifAny'),
    account: t('account', { type: account.account_type, tail: account.tail }),
  };
}
