import { useTranslations } from 'next-intl';
import { RequestMessage } from '@/app/account/request-message';
import { PrintButton } from '@/app/layout/print-button';
import { balanceLines } from '@/app/orders/balance-lines';
import { BalanceRows } from '@/app/orders/balance-rows';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { PayLoan } from '@/app/orders/payment/pay-loan';
import { usePenaltyRates } from '@/app/orders/penalty';
import { Figure, Figures } from '@/components/figures/figures';
import { Money } from '@/components/money/money';
import { Section } from '@/components/section/section';
import type { Order } from '@/lib/api/schemas/order';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { BorrowerFigures } from './borrower-figures';
import { ids } from './screen.ids';

/**
 * What pays a running loan back today, and the message that asks the lender for its certificate, which is due within
 * five working days. Source: Ley 19.496 art. 17 D.
 */
export function Settlement({ order }: { order: Order }) {
  const t = useTranslations('settlement');
  const receipt = useTranslations('receipt');
  const contract = useTranslations('contractNew');
  const { lender } = config;
  const format = useFormat();
  const rates = usePenaltyRates(order);
  const date = format.date(useToday(), 'long');
  const no = formatOrderNo(order.order_no);
  return (
    <article className="contract-new">
      <h1>{t('heading')}</h1>
      <p className="mt-2">
        <Money amount={order.amount_due} />
      </p>
      <p className="lede">
        {t('text', { no, date, amount: format.money(order.amount_due), state: order.state })}
      </p>
      <PayLoan soft order={order} id={ids.pay} />
      <PrintButton id={ids.print} />
      <Section title={t('loan')} id={ids.summary}>
        <Figures>
          <Figure label={receipt('order')} value={no} />
          <BorrowerFigures />
          <Figure label={contract('lender')} value={lender.name} />
          <Figure label={contract('lenderRut')} value={lender.rut} />
        </Figures>
      </Section>
      {balanceLines(order, rates).length > 0 && (
        <Section title={t('parts')} id={ids.text}>
          <BalanceRows order={order} rates={rates} />
        </Section>
      )}
      <Section title={t('signed')}>
        <p>{t('signedText')}</p>
        <RequestMessage name="settlement" ids={ids} values={() => ({ no })} />
      </Section>
    </article>
  );
}
