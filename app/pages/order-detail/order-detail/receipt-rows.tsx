import { useTranslations } from 'next-intl';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { iconReceipt } from '@/components/icon/shapes/navigation';
import { LinkRow } from '@/components/rows/rows';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';

/** A row to the receipt of each payment, newest first. */
export function ReceiptRows({ order }: { order: Order }) {
  const t = useTranslations('orderDetail.papers');
  const format = useFormat();
  const linkTo = useLinkTo();
  const { order_no, payments = [] } = order;
  // By the day from which they count, as in the history; the receipt names both.
  return payments
    .toReversed()
    .map(({ payment_id, amount, fee = 0, paid_at, ordered_at, way }, at) => (
      <LinkRow
        key={payment_id}
        id={at === 0 ? paymentIds.receipt : undefined}
        icon={iconReceipt}
        title={t('receipt', { amount: format.money(amount + fee) })}
        text={[format.date(ordered_at ?? paid_at), way].filter(Boolean).join(' · ')}
        {...linkTo('/pages/contract-new/contract-new', { order_no, paper: 'receipt', payment_id })}
      />
    ));
}
