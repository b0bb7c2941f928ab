import { useEffect, useRef, useState } from 'react';
import { revalidate } from '@/lib/api/cache';
import { applyForLoan } from '@/lib/api/calls/loan';
import { ApiError } from '@/lib/api/errors';
import { reachMilestone } from '@/lib/attribution/reach-milestone';
import { useRouter } from '@/lib/router/use-router';
import { writeValue } from '@/lib/storage/values';
import { forgetChoice } from '../choice-draft';
import { type KeptTerms, keepTerms } from '../terms/kept-terms';
import { markSigned } from './signed-before';

/** How a signature stands. */
export type Signing = {
  /** `signed`: the loan is taken, and the way on has begun. */
  status: 'open' | 'sending' | 'signed';
  /** Why the last try did not end in a loan, as far as is known. */
  failure: ApiError | null;
  /** Takes the loan of these terms, once; `signature` is the line drawn or the name typed. */
  sign(signature?: string): void;
  /** The loan was found to be taken already. */
  finish(orderNo: string): void;
};

/**
 * Signs terms. A second tap changes nothing, and after a lost answer the next try is the same wish.
 * Nothing is taken for signed until the server says so.
 */
export function useSigning(terms: KeptTerms | null): Signing {
  const router = useRouter();
  const [status, setStatus] = useState<Signing['status']>('open');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isBusy = useRef(false);
  const isDone = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function finish(order_no: string): void {
    if (!terms || isDone.current) return;
    isDone.current = true;
    reachMilestone('loan');
    keepTerms({ ...terms, order_no });
    markSigned();
    forgetChoice();
    // My loans opens on the list that has the new one.
    writeValue('my_loan_index', 0);
    setStatus('signed');
    // Who has left meanwhile is not torn away: Home and the other screens tell of the loan.
    if (!isShown.current) return;
    router.relaunch('/pages/landing/landing-sign-success/landing-sign-success', { order_no });
  }
  async function send(signature: string | undefined): Promise<void> {
    if (!terms || isBusy.current) return;
    isBusy.current = true;
    setStatus('sending');
    setFailure(null);
    try {
      const { preview_id } = terms.preview;
      const { order_no } = await applyForLoan({ preview_id, agree: true, signature });
      finish(order_no);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStatus('open');
      setFailure(error);
      isBusy.current = false;
      // Home knows whether it was taken after all, and why it cannot be.
      revalidate('app/home');
    }
  }
  return { status, failure, sign: (signature) => void send(signature), finish };
}
