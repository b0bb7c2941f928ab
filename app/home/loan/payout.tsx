import { useTranslations } from 'next-intl';
import { useCancelUntil } from '@/app/orders/cancel/use-cancel-until';
import { Button } from '@/components/button/button';
import type { Order } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { useHomePolling } from '../use-home-polling';
import { LoanCard } from './loan-card';
import { PayoutFailedHero } from './payout-failed-hero';
import { SentHero } from './sent-hero';
import { ToDetail } from './to-detail';
import { useLoanFigures } from './use-loan-figures';

type Props = PartProps & { order: Order };

/** Signed and being paid out; Home is refetched when the payout has arrived. */
export function PayoutPending({ order, receivedAt, refetch }: Props) {
  const polledAt = useHomePolling({
    awaited: 'waiting',
    hasCome: ({ state }) => state !== 'waiting',
    onChange: () => void refetch(),
  });
  return (
    <>
      <SentHero order={order} lookedAt={polledAt ?? receivedAt}>
        <ToDetail order={order} />
      </SentHero>
      <LoanCard order={order} hasLink={false} />
      <ToCancel order={order} />
    </>
  );
}

/** The account rejected the payout: the reason, the account, and a link to correct it. */
export function PayoutFailed({ order }: Props) {
  const t = useTranslations('home.paymentFailed');
  const linkTo = useLinkTo();
  const { account_type: type, tail } = order.account;
  const { total } = useLoanFigures(order);
  return (
    <>
      <PayoutFailedHero order={order}>
        <p className="between">
          <b>{t('account', { type })}</b>
          <span className="muted">{t('tail', { type, tail })}</span>
        </p>
        <p className="between">
          <span className="muted">{total.label}</span>
          <b className="num">{total.value}</b>
        </p>
        <p className="small muted mt-2">{t('next')}</p>
        <Button id={ids.fixAccount} {...linkTo('/pages/step/step-withdrawal/step-withdrawal')}>
          {t('fix')}
        </Button>
      </PayoutFailedHero>
      <LoanCard order={order} />
      <ToCancel order={order} />
    </>
  );
}

/** Until when the loan can be cancelled, and where. */
function ToCancel({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const linkTo = useLinkTo();
  const until = useCancelUntil(order);
  if (until === null) return null;
  return (
    <div className="section section--near stack">
      <p className="muted">{until}</p>
      <Button
        small
        id={ids.cancel}
        variant="soft"
        {...linkTo('/pages/order-detail/order-detail', { order_no: order.order_no })}
      >
        {t('cancel')}
      </Button>
    </div>
  );
}
