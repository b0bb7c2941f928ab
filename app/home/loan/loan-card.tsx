import { useTranslations } from 'next-intl';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { Card } from '@/components/card/card';
import { Figure, Figures } from '@/components/figures/figures';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { ToDetail } from './to-detail';
import { useLoanFigures } from './use-loan-figures';

type Props = {
  order: Order;
  /** Whether it links to the order detail: not where the hero does. */
  hasLink?: boolean;
};

/** The loan's figures: amount, received, repayment and its date, total cost and CAE (contract.md section 1). */
export function LoanCard({ order, hasLink = true }: Props) {
  const t = useTranslations('home.loan');
  const format = useFormat();
  const { received, cost, total, cae } = useLoanFigures(order);
  return (
    <div className="section">
      <Card title={t('title')} aside={t('no', { no: formatOrderNo(order.order_no) })}>
        <p className="muted">{t('asked', { amount: format.money(order.amount) })}</p>
        <Figures>
          <Figure {...received} />
          <Figure {...cost} />
          <Figure kind="total" {...total} />
          {cae && <Figure kind="rate" {...cae} />}
        </Figures>
        {hasLink && <ToDetail order={order} />}
      </Card>
    </div>
  );
}
