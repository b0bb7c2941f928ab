import { useTranslations } from 'next-intl';
import { StepNotices } from '@/app/application/step-notices';
import { Notice } from '@/components/notice/notice';
import { useFormat } from '@/lib/format/use-format';
import { ids } from './payout.ids';
import type { PayoutReady } from './use-payout-load';

type Props = Pick<PayoutReady, 'review' | 'failedOrder'> & { restored: boolean };

/** What is good to know before the form: why a payment failed, what to correct, that a draft came back. */
export function PayoutNotices({ failedOrder, ...rest }: Props) {
  const t = useTranslations('payout.failed');
  const format = useFormat();
  return (
    <>
      {failedOrder && (
        <div className="mt-4">
          <Notice tone="warn" title={t('title')} id={ids.paymentFailed}>
            {failedOrder.fail_reason && <p>{failedOrder.fail_reason}</p>}
            <p>{t('next', { amount: format.money(failedOrder.arrival) })}</p>
          </Notice>
        </div>
      )}
      <StepNotices {...rest} />
    </>
  );
}
