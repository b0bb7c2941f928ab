'use client';
import { useMemo } from 'react';
import { type TextState, useLongText } from '@/app/long-text/long-text';
import type { Order } from '@/lib/api/schemas/order';
import { config } from '@/lib/config';
import { type Format, useFormat } from '@/lib/format/use-format';
import { htmlLang, type Locale } from '@/lib/i18n/locale';
import { fillText, type TextValues } from '@/lib/i18n/long-texts';
import { lenderValues } from '@/lib/lender';
import { costOf } from '@/lib/loan/cost';
import { isAboveMaximum, maximumRate } from '@/lib/loan/legal-maximum';
import { areKnown, dailyRateOf, onceRateOf, type PenaltyRates } from '@/lib/loan/penalty';
import { shareOf } from '@/lib/loan/rounding';
import { numbered, type ShownAgreement } from './agreement-record';

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
  | 'pay_until'
> & {
  cae: number | null;
  /** Days without interest that a coupon adds to the term. */
  free_days: number;
  penalty: PenaltyRates;
  account: Pick<Order['account'], 'account_type' | 'tail'>;
};

/** Loads the agreement about a loan; in the current language, or in another one. */
export function useAgreement(loan: AgreedLoan, locale?: Locale): TextState<ShownAgreement> {
  const format = useFormat(locale);
  const { text, ...state } = useLongText('agreement', format.locale);
  const values = JSON.stringify(figuresOf(loan, format));
  const shown = useMemo(
    () => text && { locale: format.locale, clauses: fillText(text, JSON.parse(values)) },
    [text, values, format.locale],
  );
  return { ...state, text: shown };
}

type Props = {
  agreement: ShownAgreement;
  /** Level of the clauses' headings: one below that of the agreement's title. */
  heading?: 'h2' | 'h3';
};

/** The clauses of an agreement. The screen renders the title, and that the text is a draft. */
export function Agreement({ agreement, heading: Heading = 'h2' }: Props) {
  return (
    <ol className="agreement" lang={htmlLang[agreement.locale]}>
      {agreement.clauses.map(({ id, title, paragraphs }, index) => (
        <li key={id} className="agreement__clause">
          <Heading className="agreement__title">{numbered(title, index)}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The values of the text's placeholders. A paragraph with one that is `null` is left out. */
function figuresOf(loan: AgreedLoan, { money, percent, date, number }: Format): TextValues {
  const { amount, penalty, account, cae, service_fee, discount = 0, free_days } = loan;
  const [onceRate, dailyRate] = [onceRateOf(penalty), dailyRateOf(penalty)];
  const { max_rate: mostRate } = penalty;
  const isOver = isAboveMaximum(penalty, loan);
  const { repay_date, pay_until } = loan;
  const rate = (fraction?: number) => (fraction === undefined ? null : percent(fraction, 'ifAny'));
  const share = (fraction?: number) =>
    fraction === undefined ? null : money(shareOf(amount, fraction));
  const isYape = account.account_type === 'yape';
  return {
    ...lenderValues,
    amount: money(amount),
    days: number(loan.term_days),
    fee: money(service_fee + discount),
    discount: discount > 0 ? money(discount) : null,
    netFee: money(service_fee),
    freeDays: free_days > 0 ? number(free_days) : null,
    arrival: money(loan.arrival),
    interest: money(loan.interest),
    repayment: money(loan.repayment),
    repayDate: date(repay_date, 'long'),
    payUntil: pay_until !== undefined && pay_until > repay_date ? date(pay_until, 'long') : null,
    cost: money(costOf(loan)),
    cae: cae === null ? null : percent(cae),
    once: share(onceRate),
    onceRate: rate(onceRate),
    daily: share(dailyRate),
    dailyRate: rate(dailyRate),
    noRate: areKnown(penalty) ? null : '',
    most: share(mostRate),
    mostRate: rate(mostRate),
    example: isOver && config.lender.demo ? '' : null,
    over: isOver && !config.lender.demo ? percent(maximumRate(loan.term_days), 'ifAny') : null,
    yape: isYape ? account.tail : null,
    bankAccount: isYape ? null : account.tail,
  };
}
