import { useRef, useState } from 'react';
import { agreementRecord, type ShownAgreement } from '@/app/agreement/agreement-record';
import { revalidate } from '@/lib/api/cache';
import { applyForLoan } from '@/lib/api/calls/loan';
import { ApiError } from '@/lib/api/errors';
import { reachMilestone } from '@/lib/attribution/reach-milestone';
import { feel } from '@/lib/bridge/haptics';
import { useRouter } from '@/lib/router/use-router';
import { agreedTexts } from '@/lib/session/agreed-texts';
import { readValue, writeValue } from '@/lib/storage/values';
import { clearChoice } from '../choice-draft';
import { type ConfirmedQuote, saveConfirmedQuote } from '../quote/confirmed-quote';
import { markSigned } from './signature-records';

/** Result of {@link useSigning}. */
export type Signing = {
  /** `signed`: the loan was taken, and the navigation to the success screen has begun. */
  status: 'idle' | 'sending' | 'signed';
  /** Why the last attempt failed. After a lost response the loan may have been taken all the same. */
  failure: ApiError | null;
  /** Takes the loan, once, on the agreement that is shown; `signature` is the drawn path or the typed name. */
  sign(agreement: ShownAgreement, signature?: string): void;
  /** Ends the flow for a loan that was found to be taken. */
  finish(orderNo: string): void;
};

/**
 * Signs a confirmed quote. Further calls while a request is in flight are ignored, and a retry after a
 * lost response reuses the request id. `signed` is only set on the server's reply.
 */
export function useSigning(confirmed: ConfirmedQuote | null): Signing {
  const router = useRouter();
  const [status, setStatus] = useState<Signing['status']>('idle');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isBusy = useRef(false);
  const isDone = useRef(false);

  function finish(order_no: string): void {
    if (!confirmed || isDone.current) return;
    isDone.current = true;
    feel('confirm');
    reachMilestone('loan');
    saveConfirmedQuote({ ...confirmed, order_no });
    markSigned();
    clearChoice();
    // "My loans" opens on the list of running loans.
    writeValue('my_loan_index', 0);
    setStatus('signed');
    // Where the user has left the screen in the meantime, Home and the other screens show the loan.
    router.relaunch('/pages/landing/landing-sign-success/landing-sign-success', { order_no });
  }
  async function send(shown: ShownAgreement, signature?: string): Promise<void> {
    if (!confirmed || isBusy.current) return;
    isBusy.current = true;
    setStatus('sending');
    setFailure(null);
    try {
      const { preview_id } = confirmed.quote;
      const agreement = await agreementRecord(shown);
      const { order_no } = await applyForLoan({
        preview_id,
        agree: true,
        texts: agreedTexts(readValue('user_id') ?? ''),
        signature,
        agreement,
      });
      finish(order_no);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStatus('idle');
      setFailure(error);
      isBusy.current = false;
      // Home shows whether the loan was taken all the same.
      revalidate('app/home');
    }
  }
  return { status, failure, sign: (shown, signature) => void send(shown, signature), finish };
}
