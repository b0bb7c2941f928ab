import { useTranslations } from 'next-intl';
import { PrintButton } from '@/app/layout/print-button';
import { clearedFrom } from '@/app/orders/cleared/cleared-from';
import { PaidCost } from '@/app/orders/cleared/paid-cost';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { orderCae } from '@/app/orders/order-cae';
import { historyOf, takenBy } from '@/app/orders/order-history';
import { countedDay, inTurn } from '@/app/orders/order-ledger';
import { PaidSeal } from '@/components/art/paid-seal';
import { Figure, Figures } from '@/components/figures/figures';
import { strong } from '@/components/foundation/strong';
import { Money } from '@/components/money/money';
import { Section } from '@/components/section/section';
import type { Order } from '@/lib/api/schemas/order';
import { config } from '@/lib/config';
import { contact } from '@/lib/contact';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from './screen.ids';
import { useBorrower } from './use-borrower';

/** The certificate that a cleared loan has been repaid, with every payment. */
export function Certificate({ order }: { order: Order }) {
  const t = useTranslations('certificate');
  const figures = useTranslations('orderFigures');
  const received = useTranslations('orders.figures')('arrived');
  const format = useFormat();
  const { lender } = config;
  const no = formatOrderNo(order.order_no);
  const cleared = clearedFrom(order);
  const borrower = useBorrower();
  const today = useToday();
  return (
    <article className="contract-new">
      <header className="certificate">
        <PaidSeal />
        <h1>{t('heading')}</h1>
        <p className="muted">{figures('left')}</p>
        <p>
          <Money amount={0} size="hero" />
        </p>
        <p>{t.rich('text', { lender: lender.name, rut: lender.rut, no, b: strong })}</p>
        {borrower && <p className="strong">{t.rich('owesNothing', { ...borrower, b: strong })}</p>}
        <p className="small muted">{t('issued', { date: format.date(today) })}</p>
      </header>
      <PrintButton id={ids.print} />
      <Section title={t('loan')} id={ids.summary}>
        <Figures>
          <Figure label={t('signed')} value={format.dateTime(order.applied_at)} />
          {cleared !== undefined && (
            <Figure label={t('cleared')} value={format.dateTime(cleared)} />
          )}
          <Figure label={received} value={format.money(order.arrival)} />
        </Figures>
      </Section>
      <Section title={t('paid')} id={ids.text}>
        <Payments order={order} />
      </Section>
      <Cost order={order} />
      <p className="small muted mt-3">
        {t('note', { email: contact.email, phone: contact.phone.replaceAll(' ', '\u00a0') })}
      </p>
    </article>
  );
}

/** Each payment with its fee, as on its receipt, less what was too much, to all that the loan has taken. */
function Payments({ order }: { order: Order }) {
  const t = useTranslations('certificate');
  const figures = useTranslations('orderFigures');
  const total = useTranslations('orders.figures')('repaid');
  const { money, date } = useFormat();
  const history = historyOf(order);
  const taken = takenBy(history);
  if (taken === null) return <p className="muted">{figures('paidUnknown')}</p>;
  const isSum = (order.payments?.length ?? 0) > 1 || history.overpaid > 0;
  return (
    <>
      <Figures>
        {inTurn(order.payments).map((payment) => (
          <Figure
            key={payment.payment_id}
            label={[t('payment', { date: date(countedDay(payment)) }), payment.way]
              .filter(Boolean)
              .join(' · ')}
            value={money(payment.amount + (payment.fee ?? 0))}
          />
        ))}
        {history.overpaid > 0 && (
          <Figure kind="less" label={figures('overpaid')} value={money(-history.overpaid)} />
        )}
        {isSum && <Figure kind="total" label={total} value={money(taken)} />}
      </Figures>
      {history.overpaid > 0 && (
        <p className="small muted mt-2">{t('overpaid', { amount: money(history.overpaid) })}</p>
      )}
    </>
  );
}

/** What the loan has cost, part by part; nothing where that is not known. */
function Cost({ order }: { order: Order }) {
  const t = useTranslations('certificate');
  const figures = useTranslations('orders.figures');
  const { percent } = useFormat();
  const cae = orderCae(order);
  if (takenBy(historyOf(order)) === null) return null;
  return (
    <Section title={t('cost')}>
      <PaidCost order={order} inParts>
        {cae !== null && <Figure kind="rate" label={figures('caeSigned')} value={percent(cae)} />}
      </PaidCost>
    </Section>
  );
}
