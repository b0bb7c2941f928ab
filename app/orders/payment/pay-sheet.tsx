import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Figure, Figures } from '@/components/figures/figures';
import { Notice } from '@/components/notice/notice';
import { Sheet } from '@/components/sheet/sheet';
import { Bone } from '@/components/skeleton/skeleton';
import type { Order, PayOption, PayOptions as PayOptionsReply } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { dueOnDate, historyOf } from '../order-history';
import { PayOptions, PayOptionsSkeleton } from './pay-options';
import { paymentIds } from './payment.ids';
import type { Payment } from './use-payment';

type Props = {
  /** As the screen shows it. A notice shows if its amount due has changed since. */
  order: Order;
  payment: Payment;
  onDismiss(): void;
};

/** The sheet that selects how to pay; always the whole amount due. */
export function PaySheet({ order, payment, onDismiss }: Props) {
  const t = useTranslations('payment');
  const { data, isRefreshing, retry } = useCall('app/get_pay_option', { order_no: order.order_no });
  const [selectedId, setSelectedId] = useState<string>();
  const selected = data?.options.find(({ id }) => id === selectedId) ?? data?.options[0];

  async function pay() {
    if (data && selected && (await payment.pay(selected, data.amount_due))) onDismiss();
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
            payment={payment}
            onPay={() => void pay()}
          />
        ) : (
          isRefreshing && <Bone shape="control" />
        )
      }
    >
      {data ? (
        <div className="stack">
          <UnderWay payment={payment} />
          <Selection
            data={data}
            selected={selected}
            shownDue={order.amount_due}
            onSelect={setSelectedId}
          />
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

type SelectionProps = {
  data: PayOptionsReply;
  selected: PayOption | undefined;
  shownDue: number;
  onSelect(id: string): void;
};

function Selection({ data, selected, shownDue, onSelect }: SelectionProps) {
  const t = useTranslations('payment');
  const format = useFormat();
  return (
    <div className="stack">
      {data.amount_due !== shownDue && (
        <Notice live>{t('amountChanged', { amount: format.money(data.amount_due) })}</Notice>
      )}
      {selected ? (
        <PayOptions options={data.options} selected={selected.id} onSelect={onSelect} />
      ) : (
        <Notice>{t('noOptions')}</Notice>
      )}
    </div>
  );
}

type FooterProps = { order: Order; option: PayOption; payment: Payment; onPay(): void };

function PayFooter({ order, option, payment, onPay }: FooterProps) {
  const t = useTranslations('payment');
  const tFigures = useTranslations('orderFigures');
  const format = useFormat();
  const { amount_due: due, repay_date } = order;
  const { saved } = historyOf(order);
  const total = format.money(due + option.fee);
  return (
    <div className="stack">
      {payment.rejection !== null && (
        <Notice tone="bad" live id={paymentIds.refused}>
          {payment.rejection || t('refused')}
        </Notice>
      )}
      {(option.fee > 0 || saved > 0) && (
        <Figures>
          {saved > 0 && (
            <>
              <Figure
                label={t('onDueDate', { date: format.date(repay_date) })}
                value={format.money(dueOnDate(order))}
              />
              <Figure kind="less" label={tFigures('early')} value={format.money(-saved)} />
            </>
          )}
          {option.fee > 0 && (
            <>
              <Figure
                kind={saved > 0 ? 'subtotal' : 'plain'}
                label={t('due')}
                value={format.money(due)}
              />
              <Figure label={t('wayFee')} value={format.money(option.fee)} />
            </>
          )}
          <Figure kind="total" label={t('total')} value={total} />
        </Figures>
      )}
      <Button id={paymentIds.confirm} loading={payment.isSending} onClick={onPay}>
        {option.kind === 'transfer'
          ? t('transfer', { total })
          : t('pay', { total, way: option.name })}
      </Button>
    </div>
  );
}
