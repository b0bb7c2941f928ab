import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type AgreedLoan, useAgreement } from '@/app/agreement/agreement';
import type { ShownAgreement } from '@/app/agreement/agreement-record';
import { ScreenFrame } from '@/app/layout/screen-frame';
import type { TextState } from '@/app/long-text/long-text';
import { NothingHere } from '@/app/orders/nothing-here';
import { Bone, Skeleton, SkeletonFigures } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import type { Home } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { isAboveMaximum, isRefused } from '@/lib/loan/legal-maximum';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useRouter } from '@/lib/router/use-router';
import { showToast } from '@/lib/toast/toast';
import { blockReason } from '../block-reason';
import { BorrowGate } from '../borrow-gate';
import { choiceToQuery } from '../choice';
import { FailedFrame } from '../failed-frame';
import type { ConfirmedQuote } from '../quote/confirmed-quote';
import { freeDaysOf } from '../quote/free-days';
import { type PayoutAccount, seenAs, usePayoutAccount } from '../use-payout-account';
import { clearPendingSignature, hasPendingSignature } from './signature-records';
import { type SigningQuery, useConfirmedQuote } from './use-confirmed-quote';
import { type Signing, useSigning } from './use-signing';

/** What {@link SigningFlow} passes to the screen. */
export type SigningContext = {
  home: Home;
  confirmed: ConfirmedQuote;
  /** What is signed, in Spanish (Ley 19.496 art. 17): neither screen is shown without it. */
  agreement: ShownAgreement;
  /** The same in the user's language, to read; `null` for a reader of Spanish. */
  translation: TextState<ShownAgreement> | null;
  signing: Signing;
  /** A signature was sent before the page was loaded, and it is not known yet whether it took the loan. */
  isConfirming: boolean;
  /** Navigates back to the confirmation, to confirm a new quote. */
  confirmAgain(): void;
};

type Props = {
  title: string;
  query: SigningQuery;
  /** Renders the screen, including its frame. */
  children: (context: SigningContext) => ReactNode;
};

/**
 * The flow that both signing screens share: reads the confirmed quote, fetches the payout account, loads the
 * agreement, and finds the loan of a signature whose response was lost, so that no loan is taken twice.
 */
export function SigningFlow({ title, query, children }: Props) {
  const confirmed = useConfirmedQuote(query);
  const signing = useSigning(confirmed);
  const { isPending, isFound } = useLostLoan(confirmed, signing);
  if (!confirmed) return <SigningPending title={title} />;
  const { quote } = confirmed;
  if (signing.status === 'idle' && isRefused(quote.penalty, quote)) {
    return <AboveMaximum title={title} quote={quote} />;
  }
  return (
    <BorrowGate
      title={title}
      skeleton={<SigningSkeleton />}
      dock={<SkeletonDock note />}
      bypass={isFound || signing.status !== 'idle'}
    >
      {(home) => (
        <WithAccount
          title={title}
          context={{ home, confirmed, signing, isConfirming: isPending && !signing.failure }}
        >
          {children}
        </WithAccount>
      )}
    </BorrowGate>
  );
}

/** The lender lets nobody sign a loan whose charges are above the legal maximum. */
function AboveMaximum({ title, quote }: Pick<Props, 'title'> & Pick<ConfirmedQuote, 'quote'>) {
  const isOver = isAboveMaximum(quote.penalty, quote);
  const t = useTranslations('loan.signing.maximum');
  const linkTo = useLinkTo();
  return (
    <ScreenFrame title={title}>
      <NothingHere
        title={t('title')}
        text={t('text', { which: isOver ? 'over' : 'unknown' })}
        action={t('help')}
        press={linkTo('/pages/custom-service/custom-service')}
      />
    </ScreenFrame>
  );
}

type WithAccountProps = Pick<Props, 'title' | 'children'> & {
  context: Pick<SigningContext, 'home' | 'confirmed' | 'signing' | 'isConfirming'>;
};

function WithAccount({ title, context, children }: WithAccountProps) {
  const t = useTranslations('loan.signing');
  const router = useRouter();
  const call = usePayoutAccount();
  const account = call.data;
  const confirmAgain = () =>
    router.replace(
      '/pages/loan/loan-information/loan-information',
      choiceToQuery(context.confirmed.choice),
    );
  const isOther = account && !call.isRefreshing && seenAs(account) !== context.confirmed.account;
  // It was changed elsewhere, by whomever: the money must not go where its borrower has not seen it go.
  const hasChanged = context.signing.status === 'idle' && context.confirmed.account && isOther;
  const leave = useEffectEvent(() => {
    if (hasChanged) showToast(t('accountChanged'), 4000);
    confirmAgain();
  });
  // Nothing can be paid out without an account: the confirmation asks for one.
  useEffect(() => {
    if (account === null || hasChanged) leave();
  }, [account, hasChanged]);
  if (account) {
    return (
      <WithAgreement
        title={title}
        loan={agreedLoan(context.confirmed, account)}
        context={{ ...context, confirmAgain }}
      >
        {children}
      </WithAgreement>
    );
  }
  if (account === undefined && call.error) return <FailedFrame title={title} call={call} />;
  return <SigningPending title={title} />;
}

function SigningPending({ title }: Pick<Props, 'title'>) {
  return (
    <ScreenFrame heading busy title={title} dock={<SkeletonDock note />}>
      <SigningSkeleton />
    </ScreenFrame>
  );
}

function SigningSkeleton() {
  return (
    <Skeleton>
      <Bone shape="title" width={80} />
      <div className="mt-4">
        <Bone shape="control" />
      </div>
      <div className="mt-4">
        <SkeletonFigures count={7} />
      </div>
    </Skeleton>
  );
}

type WithAgreementProps = Pick<Props, 'title' | 'children'> & {
  loan: AgreedLoan;
  context: Omit<SigningContext, 'agreement' | 'translation'>;
};

function WithAgreement({ title, loan, context, children }: WithAgreementProps) {
  const { text: agreement, hasFailed, isRetrying, retry } = useAgreement(loan, 'es');
  const { locale } = useFormat();
  const own = useAgreement(loan);
  if (agreement) {
    return children({ ...context, agreement, translation: locale === 'es' ? null : own });
  }
  if (hasFailed) {
    const call = {
      error: undefined,
      isOffline: !navigator.onLine,
      isRefreshing: isRetrying,
      retry: async () => {
        retry();
        return true;
      },
    };
    return <FailedFrame title={title} call={call} part="contract" />;
  }
  return <SigningPending title={title} />;
}

/** The loan that the agreement to sign is about. */
function agreedLoan({ quote }: ConfirmedQuote, { info, tail }: PayoutAccount): AgreedLoan {
  return {
    ...quote,
    free_days: freeDaysOf(quote),
    account: { account_type: info.account_type, tail },
  };
}

/** How often Home is asked for the loan of a signature without a reply, in milliseconds. */
const lookEveryMs = 5_000;

/**
 * Finishes the signing if its response was lost and the loan was taken (`isFound`): a signature is pending for the
 * quote, and Home shows a running loan, of which a user never has more than one.
 */
function useLostLoan(
  confirmed: ConfirmedQuote | null,
  { status, finish }: Signing,
): { isPending: boolean; isFound: boolean } {
  const previewId = confirmed?.quote.preview_id ?? '';
  const isPending = status === 'idle' && hasPendingSignature(previewId);
  const { data: home } = useCall(
    'app/home',
    {},
    isPending ? { refreshInterval: lookEveryMs, quiet: true } : {},
  );
  const isRunning = home !== undefined && blockReason(home.state) === 'running';
  const orderNo = isRunning && isPending ? home.order?.order_no : undefined;
  const onFound = useEffectEvent((found: string) => {
    clearPendingSignature(previewId);
    finish(found);
  });
  useEffect(() => {
    if (orderNo !== undefined) onFound(orderNo);
  }, [orderNo]);
  return { isPending, isFound: orderNo !== undefined };
}
