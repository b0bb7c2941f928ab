import { useTranslations } from 'next-intl';
import { Figures } from '@/components/figures/figures';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { dailyRateOf, onceRateOf, type PenaltyRates } from '@/lib/loan/penalty';
import { type BalanceLine, balanceLines } from './balance-lines';
import { FigureRows } from './figure-rows';
import { lateCost } from './penalty';

type Props = {
  order: Order;
  rates: PenaltyRates;
  /** Another label for what is left. */
  left?: string;
};

/** From the repayment over the penalty and each payment to what is left. */
export function BalanceRows({ order, rates, left }: Props) {
  const label = useBalanceLabel(order, rates);
  return (
    <Figures>
      <FigureRows
        lines={balanceLines(order, rates)}
        label={(line) => (line.key === 'left' && left) || label(line)}
      />
    </Figures>
  );
}

/** The labels of `balanceLines`. */
export function useBalanceLabel(order: Order, rates: PenaltyRates): (line: BalanceLine) => string {
  const t = useTranslations('orderFigures');
  const late = useTranslations('orderDetail.late');
  const loan = useTranslations('home.overdue')('loan');
  const figures = useTranslations('orders.figures');
  const format = useFormat();
  const { perDay } = lateCost(order, rates);
  return ({ key, paidAt, over = 0 }) => {
    switch (key) {
      case 'loan':
        return loan;
      case 'penalty':
        return late(key);
      case 'once':
        return late('once', { rate: format.percent(onceRateOf(rates) ?? 0, 'ifAny') });
      case 'days':
        if (perDay === null) return late('daysSum', { days: order.days_overdue });
        return late('days', {
          days: order.days_overdue,
          perDay: format.money(perDay),
          rate: format.percent(dailyRateOf(rates) ?? 0, 'ifAny'),
        });
      case 'payment':
        return t('payment', {
          date: format.date(paidAt ?? ''),
          over: over > 0 ? format.money(over) : 'none',
        });
      case 'early':
      case 'adjustment':
        return figures(key);
      default:
        return t(key);
    }
  };
}
