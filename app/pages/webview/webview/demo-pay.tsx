'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { callSandbox } from '@/app/sandbox/call-sandbox';
import { Button } from '@/components/button/button';
import { Money } from '@/components/money/money';
import { Notice } from '@/components/notice/notice';
import { Skeleton, SkeletonCard } from '@/components/skeleton/skeleton';
import { ErrorState } from '@/components/state-view/state-view';
import { encodeText } from '@/lib/encode-text';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

/** Reply of `/__sandbox/payment`, amounts in whole pesos. */
const demoPayment = v.object({
  payment_id: v.string(),
  order_no: v.string(),
  amount: v.number(),
  fee: v.number(),
  state: v.picklist(['pending', 'success', 'failure', 'cancel']),
});

type DemoPayment = v.InferOutput<typeof demoPayment>;

/** The outcome of a payment. */
type DemoResult = Exclude<DemoPayment['state'], 'pending'>;

type Props = { href: string; onDone: () => void };

/** The payment page of the in-page sandbox: the user chooses the outcome of the payment. */
export function DemoPay({ href, onDone }: Props) {
  const t = useTranslations();
  const linkTo = useLinkTo();
  const id = new URL(href).searchParams.get('payment') ?? '';
  const { data, error, isValidating, mutate } = useSWR<DemoPayment, unknown>(
    ['sandbox payment', id],
    async () => v.parse(demoPayment, await callSandbox(`payment?payment=${encodeText(id)}`)),
    { shouldRetryOnError: false, dedupingInterval: 0 },
  );
  if (data) return <Payment payment={data} onDone={onDone} />;
  if (error !== undefined) {
    return (
      <ErrorState
        part="payment"
        text={t('webview.demo.unknown')}
        onRetry={() => void mutate().catch(() => undefined)}
        retrying={isValidating}
        way={
          <Button variant="text" {...linkTo('/pages/my-loan/my-loan', {}, 'relaunch')}>
            {t('orders.notFound.action')}
          </Button>
        }
      />
    );
  }
  return (
    <Skeleton>
      <SkeletonCard lines={4} />
    </Skeleton>
  );
}

type PaymentProps = { payment: DemoPayment; onDone: () => void };

const resultTexts = {
  success: 'demo.wasSuccess',
  failure: 'demo.wasFailure',
  cancel: 'demo.wasCancel',
} as const satisfies Record<DemoResult, string>;

/** The amount, and a button per outcome, or the outcome of a settled payment. */
function Payment({ payment, onDone }: PaymentProps) {
  const t = useTranslations('webview');
  const format = useFormat();
  const { order_no, amount, fee, state } = payment;
  return (
    <div className="webview__demo stack" id={ids.demo}>
      <Notice tone="warn" title={t('demo.title')}>
        {t('demo.text')}
      </Notice>
      <div>
        <p className="muted">{t('demo.loan', { number: formatOrderNo(order_no) })}</p>
        <p>
          <Money amount={amount + fee} />
        </p>
        {fee > 0 && <p className="muted">{t('demo.fee', { fee: format.money(fee) })}</p>}
      </div>
      {state === 'pending' ? (
        <ResultButtons payment={payment} onDone={onDone} />
      ) : (
        <>
          <Notice>{t(resultTexts[state])}</Notice>
          <Button variant="soft" opens onClick={onDone}>
            {t('back')}
          </Button>
        </>
      )}
    </div>
  );
}

function ResultButtons({ payment: { payment_id, amount, fee }, onDone }: PaymentProps) {
  const t = useTranslations('webview');
  const format = useFormat();
  const [sending, setSending] = useState<DemoResult>();
  const [failed, setFailed] = useState(false);
  async function settle(result: DemoResult) {
    if (sending) return;
    setSending(result);
    setFailed(false);
    try {
      await callSandbox('settle', { payment_id, result });
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
