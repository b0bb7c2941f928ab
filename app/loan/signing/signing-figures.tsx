import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { toService } from '@/app/layout/to-service';
import { strong } from '@/components/foundation/strong';
import { iconClock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import { Unfold } from '@/components/unfold/unfold';
import { ids } from '../loan.ids';
import { Equation } from '../quote/equation';
import { QuoteCae } from '../quote/quote-cae';
import { expiryOf } from '../quote/quote-expiry';
import { QuoteFigures, QuotePenalty } from '../quote/quote-figures';
import { QuoteValidity } from '../quote/quote-validity';
import { usePaidTo } from '../use-payout-account';
import { hasPendingSignature } from './signature-records';
import type { SigningContext } from './signing-flow';

type Props = Pick<SigningContext, 'confirmed' | 'signing' | 'isConfirming' | 'confirmAgain'>;

/**
 * That a signature was sent before, if so; what is received and where, its cost, what is paid back and when, the CAE, until
 * when these hold, and the late charges; all other figures folded below.
 */
export function SigningFigures({ confirmed, signing, isConfirming, confirmAgain }: Props) {
  const t = useTranslations('sign');
  const { quote } = confirmed;
  const paidTo = usePaidTo();
  function onExpire() {
    // A signature that is being sent, or whose response was lost, may already have taken the loan.
    const isIdle = signing.status === 'idle' && !hasPendingSignature(quote.preview_id);
    if (isIdle) confirmAgain();
  }
  return (
    <div className="stack mt-4">
      {isConfirming && <Confirming />}
      <div>
        <Equation isColumn quote={quote} />
        <QuoteCae quote={quote} />
      </div>
      <p className="small muted">
        {paidTo && <span>{paidTo}</span>}{' '}
        <QuoteValidity expiresAt={expiryOf(confirmed)} onExpire={onExpire} />
      </p>
      <QuotePenalty quote={quote} />
      <Unfold id={ids.figures} title={t('figures')}>
        <QuoteFigures quote={quote} />
      </Unfold>
    </div>
  );
}

/** How long a signature that was sent is looked for before it is said that there is none, in milliseconds. */
const confirmingMs = 30_000;

/** A signature was sent, and is being looked for; after a while, that it can be sent again. */
function Confirming() {
  const t = useTranslations('loan.signing.confirming');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setMissing, confirmingMs, true);
    return () => clearTimeout(timer);
  }, []);
  const text = isMissing ? 'missing' : 'looking';
  return (
    <Notice
      live
      tone={isMissing ? 'warn' : 'info'}
      icon={isMissing ? undefined : iconClock}
      id={ids.confirming}
    >
      {/* By its key: React cannot take a text away that a translation by the browser has replaced. */}
      <p key={text}>{t.rich(text, { b: strong, a: toService })}</p>
    </Notice>
  );
}
