import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import type { Home } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { useRouter } from '@/lib/router/use-router';
import { blockReason } from '../block-reason';
import { BorrowGate } from '../borrow-gate';
import { queryOf } from '../choice';
import { FailedFrame } from '../failed-frame';
import type { KeptTerms } from '../terms/kept-terms';
import { type PayoutAccount, usePayoutAccount } from '../use-payout-account';
import { SigningSkeleton } from './signing-skeleton';
import { isUnanswered, settleUnanswered } from './unanswered';
import { type Signing, useSigning } from './use-signing';
import { type SigningAddress, useTermsToSign } from './use-terms-to-sign';

/** What a signing screen works with. */
export type ToSign = {
  home: Home;
  terms: KeptTerms;
  account: PayoutAccount;
  signing: Signing;
  /** Leads back to confirm fresh figures. */
  confirmAgain(): void;
};

type Props = {
  title: string;
  address: SigningAddress;
  /** The screen, in a frame of its own. */
  children: (toSign: ToSign) => ReactNode;
};

/**
 * What both ways of signing share: the confirmed terms, the account they are paid to, and that no loan
 * is taken twice, or lost from sight where the answer to a signature was.
 */
export function SigningFlow({ title, address, children }: Props) {
  const terms = useTermsToSign(address);
  const signing = useSigning(terms);
  const isFound = useLostAnswer(terms, signing);
  const skeleton = <SigningSkeleton />;
  if (!terms) {
    return (
      <ScreenFrame heading busy title={title}>
        {skeleton}
      </ScreenFrame>
    );
  }
  return (
    <BorrowGate title={title} skeleton={skeleton} held={isFound || signing.status !== 'open'}>
      {(home) => (
        <WithAccount title={title} toSign={{ home, terms, signing }}>
          {children}
        </WithAccount>
      )}
    </BorrowGate>
  );
}

type WithAccountProps = Pick<Props, 'title' | 'children'> & {
  toSign: Pick<ToSign, 'home' | 'terms' | 'signing'>;
};

function WithAccount({ title, toSign, children }: WithAccountProps) {
  const router = useRouter();
  const call = usePayoutAccount();
  const account = call.data;
  const confirmAgain = () =>
    router.replace('/pages/loan/loan-information/loan-information', queryOf(toSign.terms.choice));
  const leave = useEffectEvent(confirmAgain);
  // Without an account nothing can be paid out: the confirmation says so.
  useEffect(() => {
    if (account === null) leave();
  }, [account]);
  if (account) return children({ ...toSign, account, confirmAgain });
  if (account === undefined && call.error) return <FailedFrame title={title} call={call} />;
  return (
    <ScreenFrame heading busy title={title}>
      <SigningSkeleton />
    </ScreenFrame>
  );
}

/**
 * Finds the loan of a signature whose answer was lost: one went out for these terms, and Home now shows a
 * running loan, of which there is never more than one.
 */
function useLostAnswer(terms: KeptTerms | null, { status, finish }: Signing): boolean {
  const { data: home } = useCall('app/home', {});
  const isRunning = home !== undefined && blockReason(home.state) === 'running';
  const found =
    terms && isRunning && status === 'open' && isUnanswered(terms.preview.preview_id)
      ? home.order?.order_no
      : undefined;
  const end = useEffectEvent((orderNo: string) => {
    settleUnanswered();
    finish(orderNo);
  });
  useEffect(() => {
    if (found !== undefined) end(found);
  }, [found]);
  return found !== undefined;
}
