import { useTranslations } from 'next-intl';
import { toService } from '@/app/layout/to-service';
import { strong } from '@/components/foundation/strong';
import { Notice } from '@/components/notice/notice';
import { useFormat } from '@/lib/format/use-format';
import { isOver, type PendingPayment } from './stored-payment';

type Props = { transfer: PendingPayment; id: string };

/** A transfer that may arrive yet, or has not arrived in its time: asks not to pay it twice. */
export function TransferNote({ transfer, id }: Props) {
  const t = useTranslations('orders.transfer');
  const format = useFormat();
  const text = isOver(transfer) ? 'missed' : 'underWay';
  return (
    <Notice tone="warn" live id={id}>
      {/* By its key: React cannot take a text away that a translation by the browser has replaced. */}
      <p key={text}>
        {t.rich(text, {
          total: format.money(transfer.total),
          date: format.date(new Date(transfer.at), 'short'),
          b: strong,
          a: toService,
        })}
      </p>
    </Notice>
  );
}
