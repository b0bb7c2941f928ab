import { useTranslations } from 'next-intl';
import { usePayUntilNote } from '@/components/breakdown/use-pay-until-note';
import { Unfold } from '@/components/unfold/unfold';
import { ids } from '../loan.ids';
import { expiryOf } from '../quote/quote-expiry';
import { QuoteFigures, QuotePenalty } from '../quote/quote-figures';
import { QuoteSummary } from '../quote/quote-summary';
import { QuoteValidity } from '../quote/quote-validity';
import { usePayoutAccount } from '../use-payout-account';
import { hasPendingSignature } from './signature-records';
import type { SigningContext } from './signing-flow';

type Props = Pick<SigningContext, 'confirmed' | 'signing' | 'confirmAgain'>;

/**
 * What is paid back and when, what is received and where, its cost, the CAE, until when these hold, and the late charges;
 * all other figures folded below.
 */
export function SigningFigures({ confirmed, signing, confirmAgain }: Props) {
  const t = useTranslations('sign');
  const { quote } = confirmed;
  const { data: account } = usePayoutAccount();
  const accountText = useTranslations('landingSignSuccess');
  const payUntil = usePayUntilNote()(quote.repay_date, quote.pay_until);
  function onExpire() {
    // A signature that is being sent, or whose response was lost, may already have taken the loan.
    const isIdle = signing.status === 'idle' && !hasPendingSignature(quote.preview_id);
    if (isIdle) confirmAgain();
  }
  return (
    <div className="stack mt-4">
      <QuoteSummary quote={quote} />
      {account && (
        <p className="small">
          {accountText('account', { type: account.info.account_type, tail: account.tail })}
        </p>
      )}
      {payUntil && <p className="small">{payUntil}</p>}
      <p className="small muted">
        <QuoteValidity expiresAt={expiryOf(confirmed)} onExpire={onExpire} />
      </p>
      <QuotePenalty quote={quote} />
      <Unfold id={ids.figures} title={t('figures')}>
        <QuoteFigures quote={quote} />
      </Unfold>
    </div>
  );
}
