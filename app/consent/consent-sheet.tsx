import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LongText } from '@/app/long-text/long-text';
import { Button } from '@/components/button/button';
import { Sheet } from '@/components/sheet/sheet';
import { type ConsentKind, retentionDays } from '@/lib/consent/kinds';
import { showToast } from '@/lib/toast/toast';
import { ids } from './consent.ids';
import { ConsentQuestion } from './consent-question';
import { giveAnswer } from './give-answer';
import { useConsentName } from './use-consent-name';
import './consent.css';

type Props = {
  /** What is asked about; `null` while nothing is. */
  kind: ConsentKind | null;
  /** Closed: by an answer, or without one, which changes nothing. */
  onClose: () => void;
  /** The person has said yes. */
  onAllowed?: (kind: ConsentKind) => void;
};

/** One question of consent: what, why, when, how long, a look at the very data, and two answers that weigh the same. */
export function ConsentSheet({ kind, onClose, onAllowed }: Props) {
  const t = useTranslations('consent');
  const nameOf = useConsentName();
  // Kept here: the texts of another language come anew, and what is open stays open.
  const [lookedAt, setLookedAt] = useState<ConsentKind | null>(null);
  // Nobody can answer what they could not read yet.
  const [question, setQuestion] = useState<HTMLElement | null>(null);

  function close() {
    setLookedAt(null);
    onClose();
  }
  async function answer(granted: boolean) {
    if (!kind) return;
    close();
    const isPossible = await giveAnswer(kind, granted);
    if (!isPossible) showToast(t('androidRefused'));
    if (granted) onAllowed?.(kind);
  }
  return (
    <Sheet
      open={kind !== null}
      title={kind && nameOf(kind)}
      onDismiss={close}
      footer={
        question && (
          <div className="consent__answers">
            <Button id={ids.refuse} variant="soft" onClick={() => void answer(false)}>
              {t('refuse')}
            </Button>
            <Button id={ids.allow} variant="soft" onClick={() => void answer(true)}>
              {t('allow')}
            </Button>
          </div>
        )
      }
    >
      {kind && (
        <LongText name="consent" values={retentionDays}>
          {(text) => (
            <div ref={setQuestion}>
              <ConsentQuestion
                kind={kind}
                text={text}
                isLooking={lookedAt === kind}
                onLook={() => setLookedAt(kind)}
              />
            </div>
          )}
        </LongText>
      )}
    </Sheet>
  );
}
