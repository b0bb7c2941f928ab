import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { choiceKey, choiceToQuery, type LoanChoice } from '@/app/loan/choice';
import { readConfirmedQuote, saveConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { Equation } from '@/app/loan/quote/equation';
import { freeDaysOf } from '@/app/loan/quote/free-days';
import { QuoteBreakdown } from '@/app/loan/quote/quote-breakdown';
import { expiryOf, isExpired } from '@/app/loan/quote/quote-expiry';
import { CouponGoneNotice, QuoteUpdateNotice } from '@/app/loan/quote/quote-update-notice';
import { QuoteValidity } from '@/app/loan/quote/quote-validity';
import { quoteJustSeen } from '@/app/loan/quote/shown-quote';
import { type QuotedChoice, useQuote } from '@/app/loan/quote/use-quote';
import { useQuoteUpdate } from '@/app/loan/quote/use-quote-update';
import { RefusedDock } from '@/app/loan/refused-dock';
import { hasSignedBefore } from '@/app/loan/signing/signature-records';
import { seenAs, usePayoutAccount } from '@/app/loan/use-payout-account';
import { useLongText } from '@/app/long-text/long-text';
import { useTermText } from '@/components/breakdown/use-term-text';
import { Notice } from '@/components/notice/notice';
import type { Home } from '@/lib/api/schemas/home';
import { useFormat } from '@/lib/format/use-format';
import { isRefused } from '@/lib/loan/legal-maximum';
import { useRouter } from '@/lib/router/use-router';
import { AccountSection } from './account-section';
import { ConfirmDock } from './confirm-dock';
import { NoQuote } from './no-quote';
import { RefetchFailedNotice } from './refetch-failed-notice';
import { ids } from './screen.ids';

type Props = {
  choice: LoanChoice;
  home: Home;
  /** The user came to sign these terms, which are not confirmed on this device. */
  isUnconfirmed: boolean;
};

/** All figures of a choice in a new quote, to confirm before signing. */
export function Confirm({ choice, home, isUnconfirmed }: Props) {
  const t = useTranslations('loanInformation');
  const format = useFormat();
  const termText = useTermText();
  const router = useRouter();
  // What comes next: its screen then begins without placeholders.
  useLongText('agreement', 'es');
  useLongText('agreement', format.locale);
  const [known] = useState(() => quoteJustSeen(choice));
  const { state, isWithoutCoupon } = useQuoteWithoutLostCoupon(choice, known);
  const account = usePayoutAccount();
  const [previous] = useState(() => confirmedBefore(choice));
  const update = useQuoteUpdate(state.quoted, previous);
  const { quoted, refetch } = state;
  const isOld = quoted === known && state.status !== 'updating';
  if (!quoted || isOld) return <NoQuote choice={choice} state={state} />;

  function goOn(confirmed: QuotedChoice) {
    // The timer of its end may not have run while the device was asleep.
    if (isExpired(confirmed)) return refetch();
    saveConfirmedQuote({ ...confirmed, account: account.data ? seenAs(account.data) : undefined });
    const { preview_id } = confirmed.quote;
    router.push(hasSignedBefore(home) ? '/pages/sign/auto-sign' : '/pages/sign/sign', {
      preview_id,
      ...choiceToQuery(confirmed.choice),
    });
  }
  const { quote } = quoted;
  const isAboveMaximum = isRefused(quote.penalty, quote);
  const approvedUntil = home.state === 'approved' ? home.review?.valid_until : undefined;
  const end = endOf(quoted, approvedUntil);
  const isUpdating = state.status === 'updating' || undefined;
  return (
    <ScreenFrame
      title={t('title')}
      dock={
        isAboveMaximum ? (
          <RefusedDock />
        ) : (
          <ConfirmDock state={state} account={account} onGoOn={() => goOn(quoted)} />
        )
      }
    >
      <h1 id={ids.title}>{t('heading')}</h1>
      <p className="lede">
        {t('asked', {
          amount: format.money(quote.amount),
          term: termText(quote.term_days, freeDaysOf(quote)),
        })}
      </p>
      <div className="stack mt-4">
        {isUnconfirmed && !update && (
          <Notice live tone="warn">
            {t('confirmFirst')}
          </Notice>
        )}
        {isWithoutCoupon && !update && !quote.coupon && <CouponGoneNotice choice={choice} />}
        <QuoteUpdateNotice update={update} quote={quote} />
        <RefetchFailedNotice state={state} />
        <div className="stack" aria-busy={isUpdating}>
          <Equation isColumn hasBar quote={quote} />
          <QuoteBreakdown isTold quote={quote} />
        </div>
      </div>
      <AccountSection account={account} />
      {state.status === 'ready' && !isAboveMaximum && (
        <p id={ids.validity} className="small muted mt-4">
          <QuoteValidity expiresAt={end} onExpire={refetch} />{' '}
          {end !== null && end === expiryOf(quoted) && <span>{t('recalculated')}</span>}
        </p>
      )}
    </ScreenFrame>
  );
}

/** The quote of a choice, or of the choice without its coupon once the server has refused that. */
function useQuoteWithoutLostCoupon(choice: LoanChoice, known: QuotedChoice | null) {
  const [isWithoutCoupon, setWithoutCoupon] = useState(false);
  const { coupon_id, ...withoutCoupon } = choice;
  const state = useQuote(isWithoutCoupon ? withoutCoupon : choice, known);
  const isRefused = state.error?.fields.some(({ field }) => field === 'coupon_id') ?? false;
  // Set while rendering, so that the refusal does not appear as the loan's.
  if (coupon_id !== undefined && isRefused && !isWithoutCoupon) setWithoutCoupon(true);
  return { state, isWithoutCoupon };
}

/** The quote of this choice that the user confirmed before and has not signed. */
function confirmedBefore(choice: LoanChoice): QuotedChoice | null {
  const confirmed = readConfirmedQuote();
  if (!confirmed || confirmed.order_no !== undefined) return null;
  return choiceKey(confirmed.choice) === choiceKey(choice) ? confirmed : null;
}

/** When the quote can no longer be signed, in ms since 1970: it has expired, or the approval has; `null` if unknown. */
function endOf(quoted: QuotedChoice, approvedUntil: string | undefined): number | null {
  const expiry = expiryOf(quoted);
  return expiry === null || approvedUntil === undefined
    ? expiry
    : Math.min(expiry, Date.parse(approvedUntil));
}
