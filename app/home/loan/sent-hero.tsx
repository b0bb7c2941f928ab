import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toService } from '@/app/layout/to-service';
import { OrderPill } from '@/app/orders/order-pill';
import { ArcHero } from '@/components/hero/arc-hero';
import { Hero } from '@/components/hero/hero';
import { Money } from '@/components/money/money';
import type { Order } from '@/lib/api/schemas/order';
import { calendarDateOf } from '@/lib/chile/santiago';
import { addWorkingDays } from '@/lib/chile/working-days';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { useArc } from './use-arc';
import { useLoanFigures } from './use-loan-figures';
import { UsualPill } from './usual-pill';

type Props = {
  order: Order;
  /** The user's first name. */
  name?: string | undefined;
  children?: ReactNode;
};

/** The sky of a loan whose money is being sent, or was today: how much and where, and what is paid back. */
export function SentHero(props: Props) {
  return props.order.state === 'waiting' ? <Sending {...props} /> : <Sent {...props} />;
}

function Sending({ order, name, children }: Props) {
  const t = useTranslations('home.waiting');
  const sending = useTranslations('orders.state')('waiting');
  return (
    <Hero
      sun="half"
      pill={<UsualPill />}
      title={name ? t('titleNamed', { name }) : sending}
      amount={<Money size="hero" amount={order.arrival} />}
      text={<Account order={order} />}
    >
      <Total order={order} />
      {children}
    </Hero>
  );
}

/** The sun begins its way: the money is sent; with what to do without it until a working day later. */
function Sent({ order, children }: Props) {
  const t = useTranslations('home.arrived');
  const format = useFormat();
  const today = useToday();
  const { state, disbursed_at: sentAt, repay_date } = order;
  const isNew = sentAt === undefined || addWorkingDays(calendarDateOf(sentAt), 1) >= today;
  return (
    <ArcHero
      {...useArc(order)}
      title={t('title')}
      amount={<Money size="hero" amount={order.arrival} />}
      date={<Account order={order} />}
    >
      {state === 'lending' && repay_date > today ? (
        <Total order={order} />
      ) : (
        <OrderPill order={order} />
      )}
      <p className="muted mt-2">
        {sentAt && <span>{t('on', { date: format.dateTime(sentAt, 'short') })}</span>}{' '}
        {isNew && <span>{t.rich('text', { a: toService })}</span>}
      </p>
      {children}
    </ArcHero>
  );
}

function Account({ order: { account } }: Pick<Props, 'order'>) {
  const t = useTranslations('home.waiting');
  return <>{t('text', { type: account.account_type, tail: account.tail })}</>;
}

function Total({ order }: Pick<Props, 'order'>) {
  const { total } = useLoanFigures(order);
  return (
    <p className="between">
      <span className="muted">{total.label}</span>
      <b className="num">{total.value}</b>
    </p>
  );
}
