import { useTranslations } from 'next-intl';
import { CopyRow } from '@/app/orders/copy/copy-row';
import { Card } from '@/components/card/card';
import type { RepayReply } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { paymentIds } from './payment.ids';

type Props = {
  transfer: NonNullable<RepayReply['transfer']>;
  /** In pesos. */
  total: number;
};

/** Where to transfer to: every datum can be copied as a bank's form takes it. */
export function TransferCard({ transfer, total }: Props) {
  const t = useTranslations('payment.transferTo');
  const format = useFormat();
  return (
    <Card id={paymentIds.transfer} title={t('title', { total: format.money(total) })}>
      <p className="muted small">{t('text')}</p>
      <dl className="pay-transfer">
        <CopyRow label={t('bank')} value={transfer.bank} />
        <CopyRow label={t('account')} value={transfer.account} />
        <CopyRow label={t('rut')} value={transfer.rut} />
        <CopyRow label={t('amount')} value={format.money(total)} copy={String(total)} />
        <CopyRow label={t('reference')} value={transfer.reference} />
      </dl>
    </Card>
  );
}
