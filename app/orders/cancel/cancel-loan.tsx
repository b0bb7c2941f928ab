import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { Notice } from '@/components/notice/notice';
import { cancelLoan } from '@/lib/api/calls/loan';
import { ApiError } from '@/lib/api/errors';
import { clockTimeOf } from '@/lib/chile/santiago';
import { Link } from '@/lib/router/link';
import { useRouter } from '@/lib/router/use-router';
import { useHasPassed } from '@/lib/server-time/use-has-passed';
import { showToast } from '@/lib/toast/toast';
import { cancelIds as ids } from './cancel-loan.ids';

type Props = {
  orderNo: string;
  /** The end of the time for it, ISO 8601; absent where the loan cannot be cancelled. */
  until: string | undefined;
};

/**
 * Offers to cancel a loan whose money was not sent, after a question; then Home says that it was. A question that is
 * open when the time ends stays, as the server decides: it says where the money has left meanwhile.
 */
export function CancelLoan({ orderNo, until }: Props) {
  const t = useTranslations('cancelLoan');
  const open = useTranslations('orders')('cancel');
  const isOver = useHasPassed(until);
  const [isAsking, setAsking] = useState(false);
  const { send, isSending, failure } = useCancelling(orderNo);
  const isOffered = until !== undefined && !isOver;
  if (!isOffered && !isAsking && !failure) return null;
  return (
    <div className="section section--near stack">
      {failure && <Failure failure={failure} />}
      {isOffered && (
        <>
          <p className="muted">{t.rich('offer', { until: clockTimeOf(until), a: toRegret })}</p>
          <Button small id={ids.open} variant="soft" opens onClick={() => setAsking(true)}>
            {open}
          </Button>
        </>
      )}
      <Dialog
        open={isAsking}
        title={t('title', { no: formatOrderNo(orderNo) })}
        onDismiss={() => setAsking(false)}
        actions={
          <>
            <Button
              id={ids.confirm}
              variant="text"
              loading={isSending}
              onClick={() => void send().finally(() => setAsking(false))}
            >
              {t('confirm')}
            </Button>
            <Button id={ids.keep} variant="soft" opens onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
          </>
        }
      >
        {t('text')}
      </Dialog>
    </div>
  );
}

function useCancelling(orderNo: string) {
  const t = useTranslations('cancelLoan');
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  async function send(): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      await cancelLoan(orderNo);
      showToast(t('done'));
      router.relaunch('/');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setSending(false);
    }
  }
  return { send, isSending, failure };
}

/** Why the loan was not cancelled, in the server's words; without a reply, that trying again is safe. */
function Failure({ failure: { code, userMessage } }: { failure: ApiError }) {
  const t = useTranslations('cancelLoan');
  const isRefused = code === 'refused' || code === 'rejected';
  const text = typeof userMessage === 'string' ? userMessage : undefined;
  return (
    <Notice live tone="bad" id={ids.failure} title={t(isRefused ? 'refused' : 'unknown')}>
      <p>{isRefused ? (text ?? t('refusedText')) : t('unknownText')}</p>
    </Notice>
  );
}

function toRegret(words: ReactNode) {
  return (
    <Link to="/pages/policy/policy" query={{ type: 'faq', q: 'regret' }}>
      {words}
    </Link>
  );
}
