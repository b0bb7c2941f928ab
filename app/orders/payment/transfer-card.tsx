import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CopyRow } from '@/app/orders/copy/copy-row';
import { useBankAccountType } from '@/app/orders/use-bank-account-type';
import { Card } from '@/components/card/card';
import type { RepayReply } from '@/lib/api/schemas/order';
import { plainTransfer } from '@/lib/chile/transfer-text';
import { useFormat } from '@/lib/format/use-format';
import { paymentIds } from './payment.ids';

type Props = {
  transfer: NonNullable<RepayReply['transfer']>;
  /** In pesos. */
  total: number;
  /** Above the data: from when it counts. */
  children?: ReactNode;
};

/**
 * What to transfer, the reference by which it is recognised, and the account it goes to: each value is copied in the format
 * that banks' forms accept.
 */
export function TransferCard({ transfer, total, children }: Props) {
  const t = useTranslations('payment.transferTo');
  const format = useFormat();
  const typeName = useBankAccountType();
  const { holder, rut, bank, account_type, account, email, reference } = transfer;
  const plain = plainTransfer(transfer, total);
  return (
    <Card id={paymentIds.transfer} title={t('title', { total: format.money(total) })}>
      {children && <p className="pay-transfer__counts small">{children}</p>}
      <p className="muted small">{t('text')}</p>
      <dl className="pay-transfer">
        <CopyRow label={t('amount')} value={format.money(total)} copy={plain.amount} />
        <CopyRow label={t('reference')} value={reference} note={t('referenceNote')} />
        {holder && <CopyRow label={t('holder')} value={holder} />}
        <CopyRow label={t('rut')} value={rut} copy={plain.rut} />
        <CopyRow label={t('bank')} value={bank} />
        {account_type && (
          <CopyRow
            label={t('accountType')}
            value={typeName(account_type)}
            copy={plain.account_type}
          />
        )}
        <CopyRow label={t('account')} value={account} copy={plain.account} />
        {email && <CopyRow label={t('email')} value={email} />}
      </dl>
    </Card>
  );
}
