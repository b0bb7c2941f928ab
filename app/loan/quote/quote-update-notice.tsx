import { useTranslations } from 'next-intl';
import { Notice } from '@/components/notice/notice';
import type { Quote } from '@/lib/api/schemas/loan';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import { useServerNow } from '@/lib/server-time/use-server-now';
import type { LoanChoice } from '../choice';
import { couponFits, usableCoupons } from '../coupon-rules';
import { ids } from '../loan.ids';
import type { QuoteChange, QuoteUpdate } from './use-quote-update';

type UpdateProps = { update: QuoteUpdate | null; quote: Quote };

/** Shows that the quote on the page is a new one, and lists what changed, before and now, and a coupon's end as the cause. */
export function QuoteUpdateNotice({ update, quote }: UpdateProps) {
  const t = useTranslations('loan.update');
  const changeText = useChangeText();
  const causeOf = useCause();
  if (!update) return null;
  if (update.kind === 'renewed') {
    return (
      <Notice live id={ids.quoteUpdate}>
        <p>{t('renewed')}</p>
      </Notice>
    );
  }
  return (
    <Notice live tone="warn" id={ids.quoteUpdate} title={causeOf(update)}>
      <ul>
        {update.changes.map((change) => (
          <li key={change}>{changeText(change, update.before, quote)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Shows that the quote is without the coupon that was asked for, and why, where there was no quote with it to compare. */
export function CouponGoneNotice({ choice: { coupon_id, amount } }: { choice: LoanChoice }) {
  const t = useTranslations('loan.update');
  const format = useFormat();
  const { data } = useCall('coupon/my_coupon', {}, { quiet: true });
  const coupon = usableCoupons(data?.coupons ?? [], useServerNow()).find(
    ({ id }) => id === coupon_id,
  );
  const title =
    coupon?.min_amount !== undefined && !couponFits(coupon, amount)
      ? t('couponMinimum', { amount: format.money(coupon.min_amount) })
      : t('couponGone');
  return (
    <Notice live tone="warn" id={ids.quoteUpdate} title={title}>
      <p>{t('withoutCoupon')}</p>
    </Notice>
  );
}

function useCause() {
  const t = useTranslations('loan.update');
  const format = useFormat();
  const now = useServerNow();
  return ({ lostCoupon }: Extract<QuoteUpdate, { kind: 'changed' }>) => {
    if (!lostCoupon) return t('changed');
    const { expires_at } = lostCoupon;
    return Date.parse(expires_at) <= now
      ? t('couponExpired', { date: format.dateTime(expires_at) })
      : t('couponGone');
  };
}

function useChangeText() {
  const t = useTranslations('loan.update');
  const { money, percent, date } = useFormat();
  const values: Record<Exclude<QuoteChange, 'penalty'>, (quote: Quote) => string> = {
    arrival: ({ arrival }) => money(arrival),
    repayment: ({ repayment }) => money(repayment),
    cost: (quote) => money(costOf(quote)),
    date: ({ repay_date }) => date(repay_date),
    cae: ({ cae }) => percent(cae),
  };
  return (change: QuoteChange, before: Quote, now: Quote) =>
    change === 'penalty'
      ? t(change)
      : t(change, { before: values[change](before), now: values[change](now) });
}
