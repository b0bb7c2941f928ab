import { useTranslations } from 'next-intl';
import { clearedFrom } from '@/app/orders/cleared-from';
import { dueDateOf } from '@/app/orders/due-date';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { orderCae } from '@/app/orders/order-cae';
import { totalBack } from '@/app/orders/total-back';
import { useCostLabels } from '@/app/orders/use-cost-labels';
import { Button } from '@/components/button/button';
import { Card } from '@/components/card/card';
import { Figure, Figures } from '@/components/figures/figures';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from '../home.ids';

type Props = { order: Order; title?: string };

/**
 * The loan's figures: amount, received, repayment and its date (what was really paid of a loan that is paid back),
 * total cost and CAE (contract.md section 1), with a link to the order detail.
 */
export function LoanCard({ order, title }: Props) {
  const t = useTranslations('home.loan');
  const figures = useTranslations('orders.figures');
  const format = useFormat();
  const linkTo = useLinkTo();
  const cae = orderCae(order);
  const { disbursed_at: disbursedAt } = order;
  const received = disbursedAt
    ? t('received', { date: format.date(disbursedAt, 'short') })
    : t('receive');
  const today = useToday();
  const total = totalBack(order, today);
  const { amount: repayment, kind } = total;
  const labels = useCostLabels(order, total);
  const date = (kind === 'repaid' && clearedFrom(order)) || dueDateOf(order, today);
  return (
    <div className="section">
      <Card title={title ?? t('title')} aside={t('no', { no: formatOrderNo(order.order_no) })}>
        <p className="muted">{t('asked', { amount: format.money(order.amount) })}</p>
        <Figures>
          <Figure label={received} value={format.money(order.arrival)} />
          <Figure
            label={labels.cost}
            value={format.money(costOf({ repayment, arrival: order.arrival }))}
          />
          <Figure
            kind="total"
            label={
              date === null
                ? figures('repaymentOpen')
                : figures(kind, { date: format.date(date, 'short') })
            }
            value={format.money(repayment)}
          />
          {cae !== null && (
            <Figure kind="rate" label={labels.cae ?? figures('cae')} value={format.percent(cae)} />
          )}
        </Figures>
        <Button
          id={ids.detail}
          variant="soft"
          {...linkTo('/pages/order-detail/order-detail', { order_no: order.order_no })}
        >
          {t('detail')}
        </Button>
      </Card>
    </div>
  );
}
