import { useTranslations } from 'next-intl';
import { Figure, Figures } from '@/components/figures/figures';
import { useFormat } from '@/lib/format/use-format';
import { lastMinute } from './pay-amount';
import type { PendingPayment } from './stored-payment';
import { useCountsFrom } from './use-counts';

/** Transfers that are awaited: of several each and their sum, and from when they count, where the server says it. */
export function AwaitedRows({ transfers }: { transfers: readonly PendingPayment[] }) {
  const t = useTranslations('payment.awaited');
  const format = useFormat();
  const counts = useCountsFrom(transfers);
  const count = transfers.length;
  const total = transfers.reduce((sum, each) => sum + each.total, 0);
  return (
    <>
      {count > 1 && (
        <Figures>
          {transfers.map(({ payment_id, transfer, total, at, ordered_at, holds_until }) => {
            const reference = transfer?.reference ?? '';
            const date = format.date(ordered_at ?? new Date(at), 'short');
            const until = holds_until && format.dateTime(lastMinute(holds_until), 'short');
            return (
              <Figure
                key={payment_id}
                label={
                  until && !counts
                    ? t('ofUntil', { date, reference, until })
                    : t('of', { date, reference })
                }
                value={format.money(total)}
              />
            );
          })}
          <Figure kind="total" label={t('total')} value={format.money(total)} />
        </Figures>
      )}
      {counts && (
        <Figures>
          <Figure label={t('date', { count })} value={counts.date} />
          <Figure label={t('until', { count })} value={counts.until} />
        </Figures>
      )}
    </>
  );
}
