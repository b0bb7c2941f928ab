import { useTranslations } from 'next-intl';
import { toService } from '@/app/layout/to-service';
import { MaximumNotice } from '@/app/loan/maximum-notice';
import { loanDays } from '@/app/orders/loan-days';
import { PayLoan } from '@/app/orders/payment/pay-loan';
import { useIsFirstDay } from '@/app/orders/payment/use-awaited';
import { penaltyParts } from '@/app/orders/penalty';
import { iconBell } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { Arrived } from './arrived';
import { LendingHero } from './lending-hero';
import { LoanCard } from './loan-card';

/** A running loan: what to pay and when, with its days as an arc; on its first day, that the money was sent. */
export function Lending({ home, order }: PartProps & { order: Order }) {
  const t = useTranslations('home.lending');
  const format = useFormat();
  const today = useToday();
  const { left } = loanDays(order, today);
  const isFirstDay = useIsFirstDay(order);
  const rates = order.penalty ?? home.penalty;
  const { once, daily, most } = penaltyParts(order, rates);
  return (
    <>
      {isFirstDay ? (
        <Arrived order={order} />
      ) : (
        <LendingHero order={order}>
          <PayLoan order={order} id={ids.pay} />
        </LendingHero>
      )}
      <LoanCard order={order} hasLink={!isFirstDay} />
      <div className="section stack">
        <Notice icon={iconBell}>
          <p>
            <span>
              {t(daily ? 'late' : 'lateOnce', {
                rates: order.penalty ? 'signed' : 'today',
                once: format.money(once?.amount ?? 0),
                daily: format.money(daily?.amount ?? 0),
              })}
            </span>{' '}
            {most && <span>{t('lateMost', { most: format.money(most.amount) })}</span>}
          </p>
          <p className="mt-2">
            {t.rich('changed', { isDue: left > 0 ? 'false' : 'true', a: toService })}
          </p>
        </Notice>
        <MaximumNotice loan={order} rates={rates} />
      </div>
    </>
  );
}
