import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { showField } from '@/components/error-summary/error-summary';
import { Figure, Figures } from '@/components/figures/figures';
import { Notice } from '@/components/notice/notice';
import { Sheet } from '@/components/sheet/sheet';
import { Bone } from '@/components/skeleton/skeleton';
import type { Order, PayOption, PayOptions as PayOptionsReply } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOnDate } from '../due-on';
import { usePenaltyRates } from '../penalty';
import { type Amount, AmountChoice, amountOf } from './amount-choice';
import { afterPart, holdsOf, leastAmount } from './pay-amount';
import { PayOptions, PayOptionsSkeleton } from './pay-options';
import { paymentIds } from './payment.ids';
import type { Payment } from './use-payment';

type Props = {
  /** As the screen shows it. A notice shows if its amount due has changed since. */
  order: Order;
  payment: Payment;
  onDismiss(): void;
};

/** The sheet that selects how much to pay and how: all that is due, or a part of it. */
export function PaySheet({ order, payment, onDismiss }: Props) {
  const t = useTranslations('payment');
  const today = useToday();
  const [openedOn, setOpenedOn] = useState(today);
  const { data, isRefreshing, retry } = useCall('app/get_pay_option', { order_no: order.order_no });
  const [selectedId, setSelectedId] = useState<string>();
  const [amount, setAmount] = useState<Amount>({ kind: 'all' });
  const [showsFault, setShowsFault] = useState(false);
  const selected = data?.options.find(({ id }) => id === selectedId) ?? data?.options[0];
  const range = data && { min: leastAmount(data), max: data.amount_due };
  const pesos = range ? amountOf(amount, range) : null;

  async function pay() {
    if (!data || !selected) return;
    if (pesos === null) {
      setShowsFault(true);
      return showField(paymentIds.partAmount);
    }
    // The sum of yesterday would leave a rest.
    if (today !== openedOn) {
      setOpenedOn(today);
      return void retry();
    }
    if (await payment.pay(selected, pesos, data.amount_due)) onDismiss();
  }
  return (
    <Sheet
      open
      title={t('title')}
      onDismiss={onDismiss}
      footer={
        data && selected ? (
          <PayFooter
            order={{ ...order, amount_due: data.amount_due }}
            option={selected}
            amount={pesos}
            payment={payment}
            onPay={() => void pay()}
          />
        ) : (
          isRefreshing && <Bone shape="control" />
        )
      }
    >
      {data && range ? (
        <div className="stack">
          <UnderWay payment={payment} />
          {data.amount_due !== order.amount_due && <AmountChanged due={data.amount_due} />}
          {selected ? (
            <PayOptions options={data.options} selected={selected.id} onSelect={setSelectedId} />
          ) : (
            <Notice>{t('noOptions')}</Notice>
          )}
          {selected && range.min < range.max && (
            <AmountChoice
              amount={amount}
              range={range}
              showsFault={showsFault}
              onChange={(next) => {
                setAmount(next);
                setShowsFault(false);
              }}
              onLeave={() => setShowsFault(true)}
            />
          )}
          {selected && <Before order={order} data={data} option={selected} amount={pesos} />}
        </div>
      ) : isRefreshing ? (
        <PayOptionsSkeleton />
      ) : (
        <div className="stack">
          <Notice tone="bad" live>
            {t('optionsFailed')}
          </Notice>
          <Button variant="soft" loading={isRefreshing} opens onClick={() => void retry()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function AmountChanged({ due }: { due: number }) {
  const t = useTranslations('payment');
  const { money } = useFormat();
  return <Notice live>{t('amountChanged', { amount: money(due) })}</Notice>;
}

/** A transfer that was requested may arrive yet: asks not to pay twice. */
function UnderWay({ payment: { pending, state } }: { payment: Payment }) {
  const t = useTranslations('payment');
  const format = useFormat();
  if (!pending?.transfer || state === 'rejected' || state === 'cancelled') return null;
  return (
    <Notice tone="warn" id={paymentIds.underWay}>
      {t('underWay', {
        total: format.money(pending.total),
        date: format.date(new Date(pending.at), 'short'),
      })}
    </Notice>
  );
}

type BeforeProps = {
  order: Order;
  data: PayOptionsReply;
  option: PayOption;
  /** `null` if what was typed cannot be paid. */
  amount: number | null;
};

/** What is to be known before paying: until when today's sum holds, and what a part leaves. */
function Before({ order, data, option, amount }: BeforeProps) {
  const t = useTranslations('payment');
  const format = useFormat();
  const rates = usePenaltyRates(order);
  const today = useToday();
  const now = { ...order, amount_due: data.amount_due };
  const due = { order: now, data, rates, today };
  const { until, after } = holdsOf(option, due);
  const isPart = amount !== null && amount < data.amount_due;
  const part = isPart ? afterPart(amount, due) : null;
  const way = option.kind;
  const values = { way, until: format.dateTime(until) };
  const grows = after !== null && after > data.amount_due;
  return (
    <>
      {part && (
        <p id={paymentIds.after} role="status">
          {t('after', { left: format.money(part.left) })}{' '}
          {part.later
            ? t(order.state === 'overdue' ? 'afterLate' : 'afterThen', {
                date: format.date(part.later.date, 'weekday'),
                amount: format.money(part.later.amount),
              })
            : t('afterUnknown')}
        </p>
      )}
      <p id={paymentIds.holds} className="small muted">
        {option.holds_until === undefined ? t('holdsToday', values) : t('holds', values)}{' '}
        {!isPart && grows && t('holdsAfter', { amount: format.money(after) })}
      </p>
    </>
  );
}

type FooterProps = {
  order: Order;
  option: PayOption;
  /** `null` if what was typed cannot be paid. */
  amount: number | null;
  payment: Payment;
  onPay(): void;
};

function PayFooter({ order, option, amount, payment, onPay }: FooterProps) {
  const t = useTranslations('payment');
  const format = useFormat();
  const total = amount === null ? null : format.money(amount + option.fee);
  return (
    <div className="stack">
      {payment.rejection !== null && (
        <Notice tone="bad" live id={paymentIds.refused}>
          {payment.rejection || t('refused')}
        </Notice>
      )}
      {amount !== null && <PayFigures order={order} option={option} amount={amount} />}
      <Button id={paymentIds.confirm} loading={payment.isSending} onClick={onPay}>
        {total === null
          ? t('part')
          : option.kind === 'transfer'
            ? t('transfer', { total })
            : t('pay', { total, way: option.name })}
      </Button>
    </div>
  );
}

/** How the total comes about; nothing where it is what is due. */
function PayFigures({
  order,
  option,
  amount,
}: {
  order: Order;
  option: PayOption;
  amount: number;
}) {
  const t = useTranslations('payment');
  const tFigures = useTranslations('orderFigures');
  const format = useFormat();
  const today = useToday();
  const { amount_due: due } = order;
  const isAll = amount === due;
  const onDate = dueOnDate(order, today);
  const saved = isAll && order.state === 'lending' && !onDate.isToday ? onDate.amount - due : 0;
  if (option.fee === 0 && saved <= 0) return null;
  return (
    <Figures>
      {saved > 0 && (
        <>
          <Figure
            label={t('onDueDate', { date: format.date(order.repay_date) })}
            value={format.money(onDate.amount)}
          />
          <Figure kind="less" label={tFigures('early')} value={format.money(-saved)} />
        </>
      )}
      {option.fee > 0 && (
        <>
          <Figure
            kind={saved > 0 ? 'subtotal' : 'plain'}
            label={t(isAll ? 'due' : 'toLoan')}
            value={format.money(amount)}
          />
          <Figure label={t('wayFee')} value={format.money(option.fee)} />
        </>
      )}
      <Figure kind="total" label={t('total')} value={format.money(amount + option.fee)} />
    </Figures>
  );
}
