import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { useFormat } from '@/lib/format/use-format';
import { TermsClock } from '../terms/terms-clock';
import { deadlineOf } from '../terms/terms-deadline';
import { ids } from './signing.ids';
import type { ToSign } from './signing-flow';
import { isUnanswered } from './unanswered';

type Props = Pick<ToSign, 'terms' | 'signing' | 'confirmAgain'> & {
  /** What is still missing, in words. */
  waiting?: string;
  onPress: () => void;
};

/** How long the terms stand, and the one button that takes the loan. */
export function SigningDock({ terms, signing, confirmAgain, waiting, onPress }: Props) {
  const t = useTranslations('loan.signing');
  const format = useFormat();
  function ranOut() {
    // A signature under way, or one whose answer was lost, is not taken from under the finger.
    const isOpen = signing.status === 'open' && !isUnanswered(terms.preview.preview_id);
    if (isOpen) confirmAgain();
  }
  return (
    <Dock note={<TermsClock deadline={deadlineOf(terms)} onEnd={ranOut} />}>
      <Button id={ids.sign} loading={signing.status !== 'open'} waiting={waiting} onClick={onPress}>
        {t('sign', { amount: format.money(terms.preview.arrival) })}
      </Button>
    </Dock>
  );
}
