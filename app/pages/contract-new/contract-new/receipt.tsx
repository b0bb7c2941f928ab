import { useTranslations } from 'next-intl';
import { PrintButton } from '@/app/layout/print-button';
import { BalanceRows } from '@/app/orders/balance-rows';
import { OverpaidNote } from '@/app/orders/cleared/overpaid-note';
import { ToCertificate } from '@/app/orders/cleared/to-certificate';
import { dueOn, dueTomorrow } from '@/app/orders/due-on';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { coveredBy, orderAfter } from '@/app/orders/order-after';
import { dueToday, isRunning } from '@/app/orders/order-history';
import { endingOf, lastDayOf } from '@/app/orders/order-ledger';
import { laterDay } from '@/app/orders/payment/pay-amount';
import { PayLoan } from '@/app/orders/payment/pay-loan';
import { usePenaltyRates } from '@/app/orders/penalty';
import { PaidSeal } from '@/components/art/paid-seal';
import { Figure, Figures } from '@/components/figures/figures';
import { Money } from '@/components/money/money';
import { Section } from '@/components/section/section';
import type { Order, ReceivedPayment } from '@/lib/api/schemas/order';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { BorrowerFigures } from './borrower-figures';
import { ids } from './screen.ids';

type Props = { order: Order; payment: ReceivedPayment };

/** The receipt of a payment: who paid whom, when, how and for which loan, what it covered and what is left. */
export function Receipt({ order, payment }: Props) {
  const t = useTranslations('receipt');
  const paid = useTranslations('payment');
  const received = useTranslations('orders.received');
  const figures = useTranslations('orderFigures');
  const format = useFormat();
  const rates = usePenaltyRates(order);
  const { amount, fee = 0, overpaid = 0, way, reference, paid_at, ordered_at = paid_at } = payment;
  const [arrived, from] = [format.dateTime(paid_at), format.dateTime(ordered_at)];
  const after = orderAfter(order, payment, rates);
  const isPaidOff = after.amount_due === 0;
  const hasEnded = order.state === 'cleared' && isPaidOff;
  const isRefund = hasEnded && overpaid > 0;
  const isEnd = isPaidOff && endingOf(order)?.payment_id === payment.payment_id;
  return (
    <article className="contract-new">
      <header className="row receipt">
        <div>
          <h1>{t('heading')}</h1>
          <p className="mt-2">
            <Money amount={amount + fee} />
          </p>
        </div>
        {isEnd && <PaidSeal />}
      </header>
      <p className="strong">
        {!isPaidOff
          ? received('left', { left: format.money(after.amount_due) })
          : isEnd
            ? paid('paidOff')
            : t('already')}
      </p>
      <p className="muted">{t('text')}</p>
      {isRunning(order) && order.payments?.at(-1) === payment && (
        <Rest order={order} left={after.amount_due} />
      )}
      {isRefund && (
        <div className="mt-3">
          <OverpaidNote orderNo={order.order_no} id={ids.overpaid} overpaid={overpaid} />
        </div>
      )}
      <PrintButton id={ids.print} variant={isRefund ? 'text' : 'soft'} />
      {hasEnded && (
        <div className="mt-2">
          <ToCertificate id={ids.certificate} order={order} variant="text" />
        </div>
      )}
      <Section title={t('payment')} id={ids.summary}>
        <Figures>
          <Figure label={t(from === arrived ? 'paidOn' : 'arrivedOn')} value={arrived} />
          {from !== arrived && <Figure label={t('countsFrom')} value={from} />}
          {way !== undefined && <Figure label={t('way')} value={way} />}
          {reference !== undefined && <Figure label={t('reference')} value={reference} />}
          <Figure label={t('order')} value={formatOrderNo(order.order_no)} />
          <Figure label={t('lender')} value={config.lender.name} />
          <Figure label={t('lenderRut')} value={config.lender.rut} />
          <BorrowerFigures />
          {/* Whoever is asked about it finds it by its reference, which is easier to read out. */}
          {reference === undefined && <Figure label={t('code')} value={payment.payment_id} />}
        </Figures>
      </Section>
      {fee + overpaid > 0 && (
        <Section title={t('charged')}>
          <Figures>
            <Figure label={t('toLoan')} value={format.money(amount - overpaid)} />
            {overpaid > 0 && <Figure label={figures('overpaid')} value={format.money(overpaid)} />}
            {fee > 0 && <Figure label={t('fee')} value={format.money(fee)} />}
            <Figure kind="total" label={t('total')} value={format.money(amount + fee)} />
          </Figures>
        </Section>
      )}
      <div id={ids.text}>
        <Covered order={order} payment={payment} />
        <Section title={t('after')}>
          <BalanceRows order={after} rates={rates} />
        </Section>
      </div>
    </article>
  );
}

/** What is left of a running loan after its last payment: when it grows, and its button. */
function Rest({ order, left }: { order: Order; left: number }) {
  const t = useTranslations('payment');
  const format = useFormat();
  const today = useToday();
  const rates = usePenaltyRates(order);
  const isLate = order.state === 'overdue';
  const date = laterDay(order, today);
  const later = isLate ? dueTomorrow(order, rates) : dueOn(order, { day: date, today, rates });
  const due = dueToday(order);
  if (!due) return null;
  return (
    <div className="stack mt-3">
      {due === left && later !== null && later > left && (
        <p>
          {t(date > lastDayOf(order) ? 'afterLate' : 'afterThen', {
            date: format.date(date, 'weekday'),
            amount: format.money(later),
          })}
        </p>
      )}
      <PayLoan soft order={order} id={ids.pay} />
    </div>
  );
}

/** How a payment was divided: late charges, then interest, then capital; nothing where that is not known. */
function Covered({ order, payment }: Props) {
  const t = useTranslations('receipt');
  const figures = useTranslations('orders.figures');
  const { money } = useFormat();
  const covered = coveredBy(order, payment, usePenaltyRates(order));
  if (!covered) return null;
  const parts = [
    { label: figures('late'), amount: covered.late },
    { label: figures('interest'), amount: covered.interest },
    { label: t('capital'), amount: covered.capital },
  ].filter(({ amount }) => amount > 0);
  const total = covered.late + covered.interest + covered.capital;
  if (total === 0) return null;
  return (
    <Section title={t('covers')}>
      <Figures>
        {parts.map(({ label, amount }) => (
          <Figure key={label} label={label} value={money(amount)} />
        ))}
        {parts.length > 1 && <Figure kind="total" label={t('toLoan')} value={money(total)} />}
      </Figures>
    </Section>
  );
}
