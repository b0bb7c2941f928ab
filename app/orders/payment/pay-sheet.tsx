import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { showField } from '@/components/error-summary/error-summary';
import { Notice } from '@/components/notice/notice';
import { Sheet } from '@/components/sheet/sheet';
import { Bone } from '@/components/skeleton/skeleton';
import type { Order, PayOption, PayOptions as PayOptionsReply } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';
import { groupMoney } from '@/lib/format/type-money';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { type Amount, AmountChoice, amountOf } from './amount-choice';
import { AfterBoth, AfterPart, HoldsUntil, PayFigures } from './before-paying';
import { leastAmount } from './pay-amount';
import { PayOptions, PayOptionsSkeleton } from './pay-options';
import { paymentIds } from './payment.ids';
import { PaymentNotes } from './payment-notes';
import { isOver, isReceived, useExpected, useOpenPayments, useRejected } from './stored-payment';
import { useRest } from './use-awaited';
import type { Payment } from './use-payment';

type Props = {
  /** As the screen shows it. A notice shows if its amount due has changed since the sheet opened. */
  order: Order;
  payment: Payment;
  onDismiss(): void;
};

/** The sheet that selects how much to pay, all that is due or a part of it, and how. */
export function PaySheet({ order, payment, onDismiss }: Props) {
  const t = useTranslations('payment');
  const { locale } = useFormat();
  const today = useToday();
  const open = useOpenPayments(order);
  const { data, isRefreshing, retry } = useCall('app/get_pay_option', { order_no: order.order_no });
  // The page behind it gets the amount of a new day, and looks for payments.
  const [atFirst] = useState(order);
  const refresh = useEffectEvent((due: number) => {
    if (data && data.amount_due !== due) void retry();
  });
  useEffect(() => refresh(order.amount_due), [order.amount_due]);
  const [shown, setShown] = useState({ data, day: today });
  if (data !== shown.data) setShown({ data, day: today });
  const [selectedId, setSelectedId] = useState<string>();
  const [chosen, setChosen] = useState<Amount>();
  const [showsFault, setShowsFault] = useState(false);
  const expected = useExpected(order);
  const rest = useRest(order)?.today;
  // What nobody told of may have been given up for another way to pay.
  const isReckoned = rest !== undefined && expected.every((transfer) => transfer.told);
  const range = data && {
    min: leastAmount(data),
    max: data.amount_due,
    rest: isReckoned && isPart(rest, data) ? rest : undefined,
  };
  // Beside a part that is awaited, what it leaves: all of it would be paid twice in part.
  const { due = 0, of = due } = useRejected(order) ?? {};
  const again = data && due < of && isPart(due, data) ? due : null;
  const usual: Amount = {
    kind: range?.rest !== undefined ? 'rest' : again === null ? 'all' : 'part',
    text: again === null ? '' : groupMoney(String(again), locale),
  };
  const amount = chosen ?? usual;
  const pesos = range ? amountOf(amount, range) : null;
  const isPaidTwice = (of: number) =>
    open.some((each) => each.transfer || !isOver(each)) && !(isReckoned && of <= rest);
  const isTwice = isPaidTwice(pesos ?? 0);
  // Where paying is not what to do, no way to pay is chosen for its user.
  const [first] = range && isPaidTwice(amountOf(usual, range) ?? 0) ? [] : (data?.options ?? []);
  const selected = data?.options.find(({ id }) => id === selectedId) ?? first;
  const asked = { ...order, ...(data && { amount_due: data.amount_due }) };

  async function pay() {
    if (!data || !selected) return;
    if (pesos === null) {
      setShowsFault(true);
      return showField(paymentIds.partAmount);
    }
    // It stays chosen once its own payment is under way.
    setSelectedId(selected.id);
    // The sum of yesterday would leave a rest.
    if (today !== shown.day) {
      setShown({ data, day: today });
      return void retry();
    }
    if (await payment.pay(selected, pesos, data.amount_due)) onDismiss();
  }
  return (
    <Sheet
      open
      title={t('title')}
      onDismiss={() => {
        payment.stay();
        onDismiss();
      }}
      sum={
        data &&
        selected &&
        // What comes into view as it mounts.
        (pesos !== null || payment.rejection !== null) && (
          <>
            {pesos !== null && (
              <>
                <PayFigures order={asked} option={selected} amount={pesos} />
                <HoldsUntil order={asked} option={selected} isAll={pesos === data.amount_due} />
              </>
            )}
            {payment.rejection !== null && <Refused rejection={payment.rejection} />}
          </>
        )
      }
      footer={
        selected ? (
          <PayFooter
            option={selected}
            amount={pesos}
            payment={payment}
            isTwice={isTwice}
            onPay={() => void pay()}
          />
        ) : (
          !data && isRefreshing && <Bone shape="control" />
        )
      }
    >
      {data && range ? (
        // What has been sent is not changed any more.
        <div className="stack" inert={payment.isSending}>
          <PaymentNotes
            {...{ order, id: paymentIds.underWay }}
            warns
            leads={false}
            seen={atFirst}
            saysRest={range.rest === undefined}
          />
          {data.amount_due !== atFirst.amount_due && (
            <AmountChanged due={data.amount_due} paid={paidSince(atFirst, order)} />
          )}
          {data.options.length > 0 && range.min < range.max && (
            <AmountChoice
              amount={amount}
              range={range}
              showsFault={showsFault}
              onChange={(next) => {
                setChosen(next);
                setShowsFault(false);
              }}
              onRest={() => setShowsFault(true)}
            />
          )}
          {selected &&
            pesos !== null &&
            (isReckoned ? (
              <AfterBoth transfers={expected} rest={rest} amount={pesos} />
            ) : (
              <AfterPart order={asked} data={data} option={selected} amount={pesos} />
            ))}
          {data.options.length > 0 ? (
            <PayOptions options={data.options} selected={selected?.id} onSelect={setSelectedId} />
          ) : (
            <Notice>{t('noOptions')}</Notice>
          )}
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

function AmountChanged({ due, paid }: { due: number; paid: number }) {
  const t = useTranslations('payment');
  const { money } = useFormat();
  return (
    <Notice live tone={paid > 0 ? 'ok' : 'info'}>
      {paid > 0
        ? t('arrived', { paid: money(paid), left: money(due) })
        : t('amountChanged', { amount: money(due) })}
    </Notice>
  );
}

/** What has been received of an order since, in pesos, with the fees of the methods. */
function paidSince({ payments: before = [] }: Order, { payments = [] }: Order): number {
  return payments
    .filter((payment) => !isReceived(before, payment))
    .reduce((sum, { amount, fee = 0 }) => sum + amount + fee, 0);
}

type FooterProps = {
  option: PayOption;
  /** `null` if what was typed cannot be paid. */
  amount: number | null;
  payment: Payment;
  /** The money of another payment may be on its way, or lost, that pays some of it: paying is not what to do. */
  isTwice: boolean;
  onPay(): void;
};

function PayFooter({ option, amount, payment, isTwice, onPay }: FooterProps) {
  const t = useTranslations('payment');
  const format = useFormat();
  const total = amount === null ? null : format.money(amount + option.fee);
  return (
    <Button
      id={paymentIds.confirm}
      variant={isTwice || total === null ? 'soft' : 'primary'}
      loading={payment.isSending}
      onClick={onPay}
    >
      {total === null
        ? t('payPart')
        : option.kind === 'transfer'
          ? t('transfer', { total })
          : t('pay', { total })}
    </Button>
  );
}

/** Why the payment was not requested, above the button that was pressed, which stays in view. */
function Refused({ rejection: { text, key } }: { rejection: NonNullable<Payment['rejection']> }) {
  const t = useTranslations('payment');
  const ref = useRef<HTMLDivElement>(null);
  // Newer browsers return a promise, which is no clean-up.
  useEffect(() => void ref.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={ref}>
      <Notice tone="bad" live id={paymentIds.refused}>
        {text || t(key)}
      </Notice>
    </div>
  );
}

/** Whether an amount can be paid and leaves something. */
function isPart(amount: number, options: PayOptionsReply): boolean {
  return leastAmount(options) <= amount && amount < options.amount_due;
}
