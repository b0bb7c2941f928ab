import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { agreementOf } from '@/app/loan/signing/agreement-of';
import { SigningDock } from '@/app/loan/signing/signing-dock';
import { SigningFailure } from '@/app/loan/signing/signing-failure';
import type { ToSign } from '@/app/loan/signing/signing-flow';
import { Swap } from '@/app/loan/swap';
import { costOf } from '@/app/loan/terms/preview-cost';
import { TermsFigures } from '@/app/loan/terms/terms-figures';
import { PenaltyNotice } from '@/components/breakdown/penalty-notice';
import { Checkbox } from '@/components/checkbox/checkbox';
import { showField } from '@/components/error-summary/show-field';
import { Section } from '@/components/section/section';
import { type Signature, SignaturePad } from '@/components/signature-pad/signature-pad';
import { parseName } from '@/lib/chile/names';
import { AgreementBox } from './agreement-box';
import { ids } from './screen.ids';
import { SignerLine } from './signer-line';

const words = {
  text: 'missing.text',
  agree: 'missing.agree',
  signature: 'missing.signature',
} as const;

/** The figures once more, the agreement, the person's yes and the signature. */
export function SignForm({ terms, account, signing, confirmAgain }: ToSign) {
  const t = useTranslations('sign');
  const [isShown, setShown] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [signature, setSignature] = useState<Signature | null>(null);
  const [tried, setTried] = useState(false);
  const onShown = useCallback(() => setShown(true), []);
  const hasSigned = isSignature(signature);
  const missing = !isShown ? 'text' : !agreed ? 'agree' : !hasSigned ? 'signature' : null;

  function press() {
    setTried(true);
    if (missing === null) return signing.sign(signature?.text);
    showField(ids[missing === 'text' ? 'agreement' : missing]);
  }
  return (
    <ScreenFrame
      title={t('title')}
      dock={
        <SigningDock
          terms={terms}
          signing={signing}
          confirmAgain={confirmAgain}
          waiting={missing === null ? undefined : t(words[missing])}
          onPress={press}
        />
      }
    >
      <h1>{t('heading')}</h1>
      <div className="mt-4">
        <Swap preview={terms.preview} />
      </div>
      <Section near title={t('figures')}>
        <TermsFigures preview={terms.preview} />
        <PenaltyNotice penalty={costOf(terms.preview).penalty} />
      </Section>
      <Section title={t('agreement.title')}>
        <SignerLine />
        <AgreementBox terms={agreementOf({ terms, account })} onShown={onShown} />
        <Checkbox
          id={ids.agree}
          checked={agreed}
          error={tried && !agreed ? t('missing.agree') : undefined}
          onChange={({ target }) => setAgreed(target.checked)}
        >
          {t('agree')}
        </Checkbox>
      </Section>
      <Section title={t('signature.title')}>
        <SignaturePad
          id={ids.signature}
          label={t('signature.label')}
          error={tried && !hasSigned ? t('missing.signature') : undefined}
          onChange={setSignature}
        />
      </Section>
      <SigningFailure failure={signing.failure} onConfirmAgain={confirmAgain} />
    </ScreenFrame>
  );
}

/** A drawn line counts as it is; a typed one has to be a name. */
function isSignature(signature: Signature | null): signature is Signature {
  if (!signature) return false;
  return signature.way === 'drawn' || parseName(signature.text).ok;
}
