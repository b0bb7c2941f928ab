import { useTranslations } from 'next-intl';
import { Figure, Figures } from '@/components/figures/figures';
import type { Order, PayOption, PayOptions } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf, clockTimeOf } from '@/lib/chile/santiago';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOnDate } from '../due-on';
import { lastDayOf } from '../order-ledger';
import { usePenaltyRates } from '../penalty';
import { afterPart, holdsOf, leastAmount } from './pay-amount';
import { paymentIds } from './payment.ids';
import { holds, type PendingPayment, totalOf } from './stored-payment';

type HoldsProps = {
  /** With the amount due that the payment options have. */
  order: Order;
  option: PayOption;
  /** All that is due is to be paid. */
  isAll: boolean;
};

/** Until when today's sum holds for a payment method, and what all of it is after that. */
export function HoldsUntil({ order, option, isAll }: HoldsProps) {
  const t = useTranslations('payment');
  const format = useFormat();
  const rates = usePenaltyRates(order);
  const today = useToday();
  const { until, after } = holdsOf(option, { order, rates, today });
  const grows = isAll && after !== null && after > order.amount_due;
  // Of a part it is said what it leaves, and what that comes to.
  if (option.kind === 'link' && !grows && after !== null) return null;
  const isToday = String(calendarDateOf(until) === today);
  const values = {
    way: option.kind,
    until: format.dateTime(until, 'short'),
    time: clockTimeOf(until),
    isToday,
  };
  return (
    <p id={paymentIds.holds} className="small muted">
      <span>{t(option.holds_until === undefined ? 'holdsToday' : 'holds', values)}</span>{' '}
      {grows && <span>{t('holdsAfter', { isToday, amount: format.money(after) })}</span>}
    </p>
  );
}

type AfterProps = Pick<HoldsProps, 'order' | 'option'> & { data: PayOptions; amount: number };

/** What paying a part leaves, and what that comes to and why; nothing where all is paid. */
export function AfterPart({ order, option, data, amount }: AfterProps) {
  const t = useTranslations('payment');
  const format = useFormat();
  const rates = usePenaltyRates(order);
  const today = useToday();
  if (amount >= data.amount_due) return null;
  const { left, later } = afterPart(amount, { order, data, rates, today });
  const grows = later !== null && later.amount > left;
  const waits = option.kind === 'transfer' && left < leastAmount(data);
  return (
    <div id={paymentIds.after} role="status">
      <Figures>
        <Figure label={t('after')} value={format.money(left)} />
        {grows && (
          <Figure
            label={t('afterOn', {
              date:
                later.date === addDays(today, 1) ? 'tomorrow' : format.date(later.date, 'short'),
              isLate: String(later.date > lastDayOf(order)),
            })}
            value={format.money(later.amount)}
          />
        )}
      </Figures>
      {(!later || waits) && (
        <p className="small muted">{t(waits ? 'afterWaits' : 'afterUnknown')}</p>
      )}
    </div>
  );
}

type BothProps = {
  transfers: readonly PendingPayment[];
  /** What they leave, in pesos; below 0 where they are too much. */
  rest: number;
  amount: number;
};

/** What is left after a payment and the transfers that are reckoned with beside it. */
export function AfterBoth({ transfers, rest, amount }: BothProps) {
  const t = useTranslations('payment');
  const format = useFormat();
  const left = rest - amount;
  return (
    <p id={paymentIds.after} role="status">
      {t('afterBoth', {
        count: transfers.length,
        inTime: String(transfers.every(holds)),
        transfer: format.money(totalOf(transfers)),
        left: left > 0 ? format.money(left) : 'none',
        over: left < 0 ? format.money(-left) : 'none',
      })}
    </p>
  );
}

/** How the total comes about: by paying early, and with the fee; nothing where it is what is due. */
export function PayFigures({
  order,
  option,
  amount,
}: {
  order: Order;
  option: PayOption;
  amount: number;
}) {
  const t = useTranslations('payment');
  const tFigures = useTranslations('orders.figures');
  const owed = useTranslations('home.overdue')('owed');
  const format = useFormat();
  const today = useToday();
  const { amount_due: due } = order;
  const isAll = amount === due;
  const onDate = dueOnDate(order, today);
  const saved = isAll && order.state === 'lending' && !onDate.isToday ? onDate.amount - due : 0;
  const { fee } = option;
  if (fee === 0 && saved <= 0) return null;
  return (
    <Figures>
      {saved <= 0 ? (
        <Figure label={isAll ? owed : t('toLoan')} value={format.money(amount)} />
      ) : (
        <>
          <Figure
            label={t('onDueDate', { date: format.date(order.repay_date) })}
            value={format.money(onDate.amount)}
          />
          <Figure kind="less" label={tFigures('early')} value={format.money(-saved)} />
        </>
      )}
      {fee > 0 && <Figure label={t('wayFee')} value={format.money(fee)} />}
      <Figure kind="total" label={t('total')} value={format.money(amount + fee)} />
    </Figures>
  );
}
