import { useTranslations } from 'next-intl';
import { LenderLine } from '@/app/layout/lender-line';
import { PrintButton } from '@/app/layout/print-button';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { OrderFigures } from '@/app/orders/order-figures';
import { Card } from '@/components/card/card';
import { Figure, Figures } from '@/components/figures/figures';
import { strong } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { BorrowerFigures } from './borrower-figures';
import { ids } from './screen.ids';
import { SignedText } from './signed-text';

/** The contract: parties, date and all figures that were signed in a summary, then the agreement's clauses. */
export function Contract({ order }: { order: Order }) {
  const t = useTranslations('contractNew');
  return (
    <article className="contract-new">
      <h1>{t.rich('heading', { no: formatOrderNo(order.order_no), b: strong })}</h1>
      <div className="contract-new__summary">
        <Card id={ids.summary} title={t('summary')}>
          <Parties order={order} />
          <OrderFigures order={order} asSigned />
        </Card>
      </div>
      <SignedText order={order} />
      <div className="section">
        <LenderLine />
      </div>
      <PrintButton id={ids.print} />
    </article>
  );
}

function Parties({ order }: { order: Order }) {
  const t = useTranslations('contractNew');
  const format = useFormat();
  const { account_type: type, tail } = order.account;
  const account = t(order.disbursed_at === undefined ? 'account' : 'accountSent');
  return (
    <Figures>
      <BorrowerFigures />
      <Figure label={t('signed')} value={format.dateTime(order.applied_at)} />
      <Figure label={account} value={t('accountValue', { type, tail })} />
    </Figures>
  );
}
