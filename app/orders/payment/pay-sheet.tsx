import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Notice } from '@/components/notice/notice';
import { Sheet } from '@/components/sheet/sheet';
import { Bone } from '@/components/skeleton/bone';
import type { PayOption, PayOptions } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { PayOptionList } from './pay-option-list';
import { PayOptionsSkeleton } from './pay-options-skeleton';
import { paymentIds } from './payment.ids';
import type { Payment } from './use-payment';
import './payment.css';

type Props = {
  orderNo: string;
  /** What the screen says is due, in pesos: a change since is told. */
  shownDue: number;
  payment: Payment;
  onDismiss(): void;
};

/** Where the person chooses how to pay what is due; the amount is not theirs to choose. */
export function PaySheet({ orderNo, shownDue, payment, onDismiss }: Props) {
  const t = useTranslations('payment');
  const { data, isRefreshing, retry } = useCall('app/get_pay_option', { order_no: orderNo });
  const [chosenId, setChosenId] = useState<string>();
  const chosen = data?.options.find(({ id }) => id === chosenId) ?? data?.options[0];

  async function pay() {
    if (data && chosen && (await payment.pay(chosen, data.amount_due))) onDismiss();
  }
  return (
    <Sheet
      open
      title={t('title')}
      onDismiss={onDismiss}
      footer={
        data && chosen ? (
          <PayFooter
            due={data.amount_due}
            option={chosen}
            payment={payment}
            onPay={() => void pay()}
          />
        ) : (
          isRefreshing && <Bone shape="control" />
        )
      }
    >
      {data ? (
        <Choice data={data} chosen={chosen} shownDue={shownDue} onChoose={setChosenId} />
      ) : isRefreshing ? (
        <PayOptionsSkeleton />
      ) : (
        <div className="stack">
          <Notice tone="bad" live>
            {t('optionsFailed')}
          </Notice>
          <Button variant="soft" onClick={() => void retry()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

type ChoiceProps = {
  data: PayOptions;
  chosen: PayOption | undefined;
  shownDue: number;
  onChoose(id: string): void;
};

function Choice({ data, chosen, shownDue, onChoose }: ChoiceProps) {
  const t = useTranslations('payment');
  const format = useFormat();
  return (
    <div className="stack">
      {data.amount_due !== shownDue && (
        <Notice live>{t('amountChanged', { amount: format.money(data.amount_due) })}</Notice>
      )}
      {chosen ? (
        <PayOptionList options={data.options} chosen={chosen.id} onChoose={onChoose} />
      ) : (
        <Notice>{t('noOptions')}</Notice>
      )}
    </div>
  );
}

type FooterProps = { due: number; option: PayOption; payment: Payment; onPay(): void };

function PayFooter({ due, option, payment, onPay }: FooterProps) {
  const t = useTranslations('payment');
  const format = useFormat();
  const total = format.money(due + option.fee);
  return (
    <div className="stack">
      {payment.refused !== null && (
        <Notice tone="bad" live id={paymentIds.refused}>
          {payment.refused || t('refused')}
        </Notice>
      )}
      {option.fee > 0 && (
        <p className="small muted center">{t('feeIncluded', { fee: format.money(option.fee) })}</p>
      )}
      <Button id={paymentIds.confirm} loading={payment.sending} onClick={onPay}>
        {option.kind === 'transfer'
          ? t('transfer', { total })
          : t('pay', { total, way: option.name })}
      </Button>
    </div>
  );
}
