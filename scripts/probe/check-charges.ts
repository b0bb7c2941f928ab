import type { Order } from '@/lib/api/schemas/order';
import { calendarDateOf } from '@/lib/chile/santiago';
import { legalExcess, maximumRate, yearlyCostRate, yearlyLateRate } from '@/lib/loan/legal-maximum';
import { dailyRateOf, type PenaltyRates } from '@/lib/loan/penalty';
import type { Response } from './call-server';
import type { ProbeLine } from './check-reply';
import { retOf } from './reading-calls';

type Terms = { arrival: number; repayment: number; term_days: number };

/**
 * What of a reply's charges the law does not allow or the texts do not keep: rates above the legal maximum, a daily
 * rate that is missing, an early payment that saves nothing. Replies that do not fit the contract are left to
 * `checkReply`.
 */
export function checkCharges(subject: string, response: Response): ProbeLine[] {
  return chargeFaults(response).map((text) => ({ level: 'lacks', subject, text }));
}

function chargeFaults(response: Response): string[] {
  const quote = retOf('loan/preview', response);
  if (quote) return excessTexts(quote.penalty, quote);
  const home = retOf('app/home', response);
  if (home) return excessTexts(home.penalty);
  const orders = retOf('user/get_processing_order', response)?.list ?? [];
  const faults = orders.flatMap((order) => [
    ...(order.penalty ? excessTexts(order.penalty, order) : []),
    ...(savesNothing(order)
      ? [
          'amount_due of a loan that runs is all of its repayment: paying early saves nothing, which the agreement promises (Ley 18.010 art. 10)',
        ]
      : []),
  ]);
  return [...new Set(faults)];
}

/** What of the rates, and of a loan's fee and interest, is above the legal maximum, in words with the figures. */
export function excessTexts(rates: PenaltyRates, terms?: Terms): string[] {
  const maximum = `the legal maximum is ${percent(maximumRate(terms?.term_days))} a year`;
  const texts = {
    late: () =>
      `penalty: the first late day costs ${percent(yearlyLateRate(rates) ?? 0)} a year, each other one ${percent((dailyRateOf(rates) ?? 0) * 365)}; ${maximum}`,
    cost: () =>
      `fee and interest: ${percent(terms ? yearlyCostRate(terms) : 0)} a year together; ${maximum}`,
    rateMissing: () => 'penalty.daily_rate is not sent: the app names no late charge for a day',
  };
  return legalExcess(rates, terms).map((part) => texts[part]());
}

/** Whether a loan that is paid back today costs as much as on its due date. */
function savesNothing(order: Order): boolean {
  const { state, interest, repayment, amount_due, repay_date, payments = [] } = order;
  const isEarly = calendarDateOf(new Date().toISOString()) < repay_date;
  return (
    state === 'lending' &&
    isEarly &&
    interest > 0 &&
    payments.length === 0 &&
    amount_due >= repayment
  );
}

function percent(rate: number): string {
  return `${Math.round(rate * 1000) / 10} %`;
}
