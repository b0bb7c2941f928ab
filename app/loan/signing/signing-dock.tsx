import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { ids } from '../loan.ids';
import { RepayLine } from '../quote/quote-dock';
import { usePaidTo } from '../use-payout-account';
import type { SigningContext } from './signing-flow';

type Props = Pick<SigningContext, 'confirmed' | 'signing'> & {
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

/**
 * The button that takes the loan, which says what is received; above it what is paid back and when, and the CAE, then what
 * is missing or, before the press, to which account the money goes.
 */
export function SigningDock({ confirmed: { quote }, signing, missing, onPress }: Props) {
  const t = useTranslations('loan.signing');
  return (
    <Dock note={<RepayLine quote={quote} />}>
      <Button
        id={ids.sign}
        loading={signing.status !== 'idle'}
        waiting={missing}
        ready={usePaidTo()}
        working={t('sending')}
        onClick={onPress}
      >
        {useSignLabel(quote)}
      </Button>
    </Dock>
  );
}
