import { useTranslations } from 'next-intl';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { Button } from '@/components/button/button';
import { Card } from '@/components/card/card';
import { Figure, Figures } from '@/components/figures/figures';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import { useLoanFigures } from './use-loan-figures';

type Props = { order: Order };

/**
 * The loan's figures: amount, received, repayment and its date, total cost and CAE (contract.md section 1), with a
 * link to the order detail.
 */
export function LoanCard({ order }: Props) {
  const t = useTranslations('home.loan');
  const format = useFormat();
  const linkTo = useLinkTo();
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
