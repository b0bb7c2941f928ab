import { useTranslations } from 'next-intl';
import { Ticket } from '@/components/ticket/ticket';
import type { Voucher } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { useExpiry } from './use-expiry';

/** A credit voucher: it raises the limit for some days. */
export function VoucherTicket({ voucher }: { voucher: Voucher }) {
  const t = useTranslations('benefits');
  const format = useFormat();
  const expiry = useExpiry();
  return (
    <Ticket
      value={t('raise', { amount: format.money(voucher.raise) })}
      unit={t('ofQuota')}
      title={t('voucher')}
      limits={t('validDays', { days: voucher.valid_days })}
      expiry={expiry(voucher)}
      spent={voucher.state !== 'usable'}
    />
  );
}
