import { useTranslations } from 'next-intl';
import { dueDateOf } from '@/app/orders/due-date';
import { orderCae } from '@/app/orders/order-cae';
import { totalBack } from '@/app/orders/total-back';
import { useCostLabels } from '@/app/orders/use-cost-labels';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import { useToday } from '@/lib/server-time/use-today';

/**
 * What was received of a loan, what it costs, what is paid back in all and when (what was really paid of a loan that is
 * paid back, which may be on several days), and its CAE; each with its label.
 */
export function useLoanFigures(order: Order) {
  const t = useTranslations('home.loan');
  const figures = useTranslations('orders.figures');
  const format = useFormat();
  const today = useToday();
  const total = totalBack(order, today);
  const { amount: repayment, kind } = total;
  const labels = useCostLabels(order, total);
  const date = dueDateOf(order, today);
  const cae = orderCae(order);
  const { arrival, disbursed_at: disbursedAt } = order;
  return {
    received: {
      label: disbursedAt
        ? t('received', { date: format.date(disbursedAt, 'short') })
        : t('receive'),
      value: format.money(arrival),
    },
    cost: {
      label: labels.cost,
      value: format.money(costOf({ repayment, arrival })),
    },
    total: {
      label:
        date === null
          ? figures('repaymentOpen')
          : figures(kind, { date: format.date(date, 'short') }),
      value: format.money(repayment),
    },
    cae: cae === null ? null : { label: labels.cae ?? figures('cae'), value: format.percent(cae) },
  };
}
