import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { ids } from '../loan.ids';
import { expiryOf } from '../quote/quote-expiry';
import { QuoteValidity } from '../quote/quote-validity';
import { hasPendingSignature } from './signature-records';
import type { SigningContext } from './signing-flow';

type Props = Pick<SigningContext, 'confirmed' | 'signing' | 'confirmAgain'> & {
  /** What is still missing before the loan can be signed, as text. */
  missing?: string;
  onPress: () => void;
};

/** What the button that takes a loan says, also where a text names that button. */
export function useSignLabel({ arrival }: Pick<Quote, 'arrival'>): string {
  const t = useTranslations('loan.signing');
  const format = useFormat();
  return t('sign', { amount: format.money(arrival) });
}

/** Until when the loan can be signed, and the button that takes the loan. */
export function SigningDock({ confirmed, signing, confirmAgain, missing, onPress }: Props) {
  const { quote } = confirmed;
  const signLabel = useSignLabel(quote);
  function onExpire() {
    // A signature that is being sent, or whose response was lost, may already have taken the loan.
    const isIdle = signing.status === 'idle' && !hasPendingSignature(quote.preview_id);
    if (isIdle) confirmAgain();
  }
  return (
    <Dock note={<QuoteValidity expiresAt={expiryOf(confirmed)} onExpire={onExpire} />}>
      <Button id={ids.sign} loading={signing.status !== 'idle'} waiting={missing} onClick={onPress}>
        {signLabel}
      </Button>
    </Dock>
  );
}
