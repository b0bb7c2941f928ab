import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { CopyRow } from '@/app/orders/copy/copy-row';
import { Button } from '@/components/button/button';
import { Card } from '@/components/card/card';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import type { Order, RepayReply } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { paymentIds } from './payment.ids';
import type { Payment } from './use-payment';
import './payment.css';

type Props = {
  order: Pick<Order, 'amount_due'>;
  payment: Payment;
  /** The order is being refetched, so it is unknown whether the payment was received. */
  isChecking: boolean;
};

/** The state of the payment: received, outdated, pending, or nothing if none was requested. */
export function PaymentResult({ order, payment, isChecking }: Props) {
  const t = useTranslations('payment');
  const format = useFormat();
  const { pending, received } = payment;
  if (received !== null) {
    return (
      <ScrolledIntoView toTop>
        <Notice tone="ok" live>
          <p>{t('received', { total: format.money(received) })}</p>
          {order.amount_due > 0 && <p>{t('left', { left: format.money(order.amount_due) })}</p>}
        </Notice>
      </ScrolledIntoView>
    );
  }
  if (!pending) return null;
  const { transfer, total, pay_url } = pending;
  const checkButton = (
    <Button
      id={paymentIds.check}
      variant="soft"
      icon={iconRefresh}
      loading={isChecking}
      onClick={payment.check}
    >
      {t(transfer ? 'checkTransfer' : 'check')}
    </Button>
  );
  if (payment.isOutdated) {
    return (
      <ScrolledIntoView>
        <div className="stack">
          <Notice tone="warn" live id={paymentIds.outdated}>
            <p className="strong">
              {t('outdated', {
                date: format.date(new Date(pending.at), 'short'),
                before: format.money(pending.due),
                now: format.money(order.amount_due),
              })}
            </p>
            <p>{t('outdatedText', { before: format.money(pending.due) })}</p>
          </Notice>
          {checkButton}
        </div>
      </ScrolledIntoView>
    );
  }
  if (transfer) {
    return (
      <ScrolledIntoView>
        <div className="stack">
          <TransferCard transfer={transfer} total={total} />
          {checkButton}
        </div>
      </ScrolledIntoView>
    );
  }
  return (
    <ScrolledIntoView>
      <div className="stack">
        <Notice tone="warn" live>
          <p className="strong">{t(isChecking ? 'checking' : 'notReceived')}</p>
          <p>
            {t(isChecking ? 'checkingText' : 'notReceivedText', { total: format.money(total) })}
          </p>
        </Notice>
        {checkButton}
        {pay_url !== undefined && !isChecking && (
          <Button variant="text" onClick={payment.resume}>
            {t('resume')}
          </Button>
        )}
      </div>
    </ScrolledIntoView>
  );
}

type TransferProps = {
  transfer: NonNullable<RepayReply['transfer']>;
  /** In pesos. */
  total: number;
};

/** The account to transfer to; each value can be copied in the format that banks' forms accept. */
function TransferCard({ transfer, total }: TransferProps) {
  const t = useTranslations('payment.transferTo');
  const format = useFormat();
  return (
    <Card id={paymentIds.transfer} title={t('title', { total: format.money(total) })}>
      <p className="muted small">{t('text')}</p>
      <dl className="pay-transfer">
        <CopyRow label={t('bank')} value={transfer.bank} />
        <CopyRow label={t('account')} value={transfer.account} />
        <CopyRow label={t('rut')} value={transfer.rut} />
        <CopyRow label={t('amount')} value={format.money(total)} copy={String(total)} />
        <CopyRow label={t('reference')} value={transfer.reference} />
      </dl>
    </Card>
  );
}

type ScrolledProps = {
  /** Scrolls to the top of the page, as what is above has changed too. */
  toTop?: boolean;
  children: ReactNode;
};

/** Scrolls its content into view on mount: the button that was pressed is at the end of the page. */
function ScrolledIntoView({ toTop = false, children }: ScrolledProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toTop) window.scrollTo(0, 0);
    else box.current?.scrollIntoView({ block: 'start' });
  }, [toTop]);
  return (
    <div ref={box} id={paymentIds.result} className="section section--near">
      {children}
    </div>
  );
}
