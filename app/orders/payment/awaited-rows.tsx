import { useTranslations } from 'next-intl';
import { Figure, Figures } from '@/components/figures/figures';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { type PendingPayment, totalOf } from './stored-payment';
import { countsOf, useCountsFrom } from './use-counts';

/** Payments that are awaited: of several each and their sum, and from when transfers count, where the server says it. */
export function AwaitedRows({ payments }: { payments: readonly PendingPayment[] }) {
  const t = useTranslations('payment.awaited');
  const format = useFormat();
  const counts = useCountsFrom(payments);
  const today = useToday();
  const count = payments.length;
  return (
    <>
      {count > 1 && (
        <Figures>
          {payments.map((each) => {
            const { date, until, lastDay } = countsOf(each, format);
            const isToday = lastDay === today;
            const reference = each.transfer?.reference;
            return (
              <Figure
                key={each.payment_id}
                label={
                  reference === undefined
                    ? t('onPage', {
                        date,
                        until: isToday ? 'today' : (until ?? 'none'),
                      })
                    : until && !counts
                      ? t('ofUntil', { date, reference, until })
                      : t('of', { date, reference })
                }
                value={format.money(each.total)}
              />
            );
          })}
          <Figure kind="total" label={t('total')} value={format.money(totalOf(payments))} />
        </Figures>
      )}
      {counts && (
        <Figures>
          <Figure label={t('date')} value={counts.date} />
          <Figure label={t('until')} value={counts.until} />
        </Figures>
      )}
    </>
  );
}
