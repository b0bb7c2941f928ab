import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/button/button';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { useFormat } from '@/lib/format/use-format';
import { paymentIds } from './payment.ids';
import { TransferCard } from './transfer-card';
import type { Payment } from './use-payment';
import './payment.css';

type Props = {
  payment: Payment;
  /** The order is being asked for: whether the payment arrived is not known yet. */
  checking: boolean;
};

/** What became of a payment, in words; nothing where none was asked for. */
export function PaymentResult({ payment, checking }: Props) {
  const t = useTranslations('payment');
  const format = useFormat();
  const { underWay, received } = payment;
  if (received !== null) {
    return (
      <Announced atTop>
        <Notice tone="ok" live>
          {t('received', { total: format.money(received) })}
        </Notice>
      </Announced>
    );
  }
  if (!underWay) return null;
  const { transfer, total } = underWay;
  const again = (
    <Button
      id={paymentIds.check}
      variant="soft"
      icon={iconRefresh}
      loading={checking}
      onClick={payment.check}
    >
      {t(transfer ? 'checkTransfer' : 'check')}
    </Button>
  );
  if (transfer) {
    return (
      <Announced>
        <div className="stack">
          <TransferCard transfer={transfer} total={total} />
          {again}
        </div>
      </Announced>
    );
  }
  return (
    <Announced>
      <div className="stack">
        <Notice tone="warn" live>
          <p className="strong">{t(checking ? 'checking' : 'notReceived')}</p>
          <p>{t(checking ? 'checkingText' : 'notReceivedText', { total: format.money(total) })}</p>
        </Notice>
        {again}
        {underWay.pay_url !== undefined && !checking && (
          <Button variant="text" onClick={payment.resume}>
            {t('resume')}
          </Button>
        )}
      </div>
    </Announced>
  );
}

type AnnouncedProps = {
  /** What stands above it on the page belongs to the news. */
  atTop?: boolean;
  children: ReactNode;
};

/** Comes into view when it appears: the person left from the foot of the page. */
function Announced({ atTop = false, children }: AnnouncedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (atTop) window.scrollTo(0, 0);
    else box.current?.scrollIntoView({ block: 'start' });
  }, [atTop]);
  return (
    <div ref={box} id={paymentIds.result} className="section section--near">
      {children}
    </div>
  );
}
