import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DraftNotice } from '@/app/long-text/draft-notice';
import { LongText } from '@/app/long-text/long-text';
import { Button } from '@/components/button/button';
import { iconEye } from '@/components/icon/shapes/input';
import { Row, Rows } from '@/components/rows/rows';
import { Sheet } from '@/components/sheet/sheet';
import { type ConsentKind, retentionDays } from '@/lib/consent/kinds';
import type { LongTexts } from '@/lib/i18n/long-texts';
import { showToast } from '@/lib/toast/toast';
import { ids } from './consent.ids';
import { ConsentData } from './consent-data';
import { decideConsent } from './decide-consent';
import { useConsentName } from './use-consent-kinds';

type Props = {
  /** The consent to request; `null` closes the sheet. */
  kind: ConsentKind | null;
  /** Called after a decision, and after a dismissal, which decides nothing. */
  onClose: () => void;
  /** Called after the user has consented. */
  onAllowed?: (kind: ConsentKind) => void;
};

/**
 * Requests a consent: what is sent, why, when and for how long, with a look at the data themselves. Both
 * decisions look the same.
 */
export function ConsentSheet({ kind, onClose, onAllowed }: Props) {
  const t = useTranslations('consent');
  const nameOf = useConsentName();
  // In the sheet, which stays mounted while the text of another language loads.
  const [dataKind, setDataKind] = useState<ConsentKind | null>(null);
  // The buttons are shown with the question: before it is loaded nobody can decide on it.
  const [question, setQuestion] = useState<HTMLElement | null>(null);

  function close() {
    setDataKind(null);
    onClose();
  }
  async function decide(granted: boolean) {
    if (!kind) return;
    close();
    const isPossible = await decideConsent(kind, granted);
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
          <div className="consent__decisions">
            <Button id={ids.refuse} variant="soft" onClick={() => void decide(false)}>
              {t('refuse')}
            </Button>
            <Button id={ids.allow} variant="soft" onClick={() => void decide(true)}>
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
              <Question
                kind={kind}
                text={text}
                showsData={dataKind === kind}
                onShowData={() => setDataKind(kind)}
              />
            </div>
          )}
        </LongText>
      )}
    </Sheet>
  );
}

type QuestionProps = {
  kind: ConsentKind;
  text: LongTexts['consent'];
  showsData: boolean;
  onShowData: () => void;
};

function Question({ kind, text, showsData, onShowData }: QuestionProps) {
  const t = useTranslations('consent');
  const { question, what, why, when, howLong } = text.questions[kind];
  return (
    <>
      <p className="strong">{question}</p>
      <Rows>
        <Row title={t('what')} text={what} />
        <Row title={t('why')} text={why} />
        <Row title={t('when')} text={when} />
        <Row title={t('howLong')} text={howLong} />
      </Rows>
      <p className="small muted mt-2">{t('optional')}</p>
      <div className="mt-3">
        {showsData ? (
          <section className="consent__data" id={ids.data} aria-label={t('data')}>
            <h3 tabIndex={-1} ref={focus}>
              {t('data')}
            </h3>
            <ConsentData kind={kind} text={text} />
          </section>
        ) : (
          <Button id={ids.look} variant="text" icon={iconEye} opens onClick={onShowData}>
            {t('look')}
          </Button>
        )}
      </div>
      <div className="mt-3">
        <DraftNotice />
      </div>
    </>
  );
}

/** The pressed button is unmounted: a screen reader continues at what replaces it. */
function focus(heading: HTMLElement | null): void {
  heading?.focus();
}
