import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { askSandbox } from '@/app/demo/ask-sandbox';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { Button } from '@/components/button/button';
import { Money } from '@/components/money/money';
import { Notice } from '@/components/notice/notice';
import { useFormat } from '@/lib/format/use-format';
import type { DemoPayment, DemoResult } from './demo-payment';
import { ids } from './screen.ids';

type Props = { payment: DemoPayment; onDone: () => void };

const endedTexts = {
  success: 'demo.wasSuccess',
  failure: 'demo.wasFailure',
  cancel: 'demo.wasCancel',
} as const satisfies Record<DemoResult, string>;

/** What is paid, and how it shall end; a payment that has ended says so. */
export function DemoChoices({ payment, onDone }: Props) {
  const t = useTranslations('webview');
  const format = useFormat();
  const { order_no, amount, fee, state } = payment;
  return (
    <div className="webview__demo stack" id={ids.demo}>
      <Notice tone="warn" title={t('demo.title')}>
        {t('demo.text')}
      </Notice>
      <p className="muted">{t('demo.loan', { number: formatOrderNo(order_no) })}</p>
      <p>
        <Money amount={amount + fee} />
      </p>
      {fee > 0 && <p className="muted">{t('demo.fee', { fee: format.money(fee) })}</p>}
      {state === 'pending' ? (
        <Endings payment={payment} onDone={onDone} />
      ) : (
        <>
          <Notice>{t(endedTexts[state])}</Notice>
          <Button variant="soft" onClick={onDone}>
            {t('back')}
          </Button>
        </>
      )}
    </div>
  );
}

function Endings({ payment: { payment_id, amount, fee }, onDone }: Props) {
  const t = useTranslations('webview');
  const format = useFormat();
  const [sending, setSending] = useState<DemoResult>();
  const [failed, setFailed] = useState(false);
  async function settle(result: DemoResult) {
    if (sending) return;
    setSending(result);
    setFailed(false);
    try {
      await askSandbox('settle', { payment_id, result });
      onDone();
    } catch {
      setFailed(true);
      setSending(undefined);
    }
  }
  const button = (result: DemoResult) => ({
    loading: sending === result,
    onClick: () => void settle(result),
  });
  return (
    <>
      {failed && (
        <Notice tone="bad" live>
          {t('demo.failed')}
        </Notice>
      )}
      <Button id={ids.demoSuccess} {...button('success')}>
        {t('demo.success', { total: format.money(amount + fee) })}
      </Button>
      <Button id={ids.demoFailure} variant="soft" {...button('failure')}>
        {t('demo.failure')}
      </Button>
      <Button id={ids.demoCancel} variant="text" {...button('cancel')}>
        {t('demo.cancel')}
      </Button>
    </>
  );
}
