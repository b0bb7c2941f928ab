import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { QuoteFigures, QuotePenalty } from '@/app/loan/quote/quote-figures';
import { ReceiveRepaySummary } from '@/app/loan/quote/receive-repay-summary';
import { SigningDock } from '@/app/loan/signing/signing-dock';
import { SigningFailure } from '@/app/loan/signing/signing-failure';
import { agreedLoan, type SigningContext } from '@/app/loan/signing/signing-flow';
import { Checkbox } from '@/components/checkbox/checkbox';
import { showField } from '@/components/error-summary/error-summary';
import { Section } from '@/components/section/section';
import { type Signature, SignaturePad } from '@/components/signature-pad/signature-pad';
import { useCall } from '@/lib/api/use-call';
import { parseName } from '@/lib/chile/names';
import { useFormat } from '@/lib/format/use-format';
import { AgreementBox } from './agreement-box';
import { ids } from './screen.ids';

/** The quote's figures, the agreement with its checkbox, and the signature. */
export function SignForm({ confirmed, account, signing, confirmAgain }: SigningContext) {
  const t = useTranslations('sign');
  const [isShown, setShown] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [signature, setSignature] = useState<Signature | null>(null);
  const [wasPressed, setPressed] = useState(false);
  const onShown = useCallback(() => setShown(true), []);
  const hasSigned = isSignature(signature);
  const missing = !isShown ? 'text' : !isAgreed ? 'agree' : !hasSigned ? 'signature' : null;
  const { quote } = confirmed;

  function press() {
    setPressed(true);
    if (missing === null) return signing.sign(signature?.text);
    showField(ids[missing === 'text' ? 'agreement' : missing]);
  }
  return (
    <ScreenFrame
      title={t('title')}
      dock={
        <SigningDock
          confirmed={confirmed}
          signing={signing}
          confirmAgain={confirmAgain}
          missing={missing === null ? undefined : t(`missing.${missing}`)}
          onPress={press}
        />
      }
    >
      <h1>{t('heading')}</h1>
      <div className="mt-4">
        <ReceiveRepaySummary quote={quote} />
      </div>
      <Section near title={t('figures')}>
        <QuoteFigures quote={quote} />
        <QuotePenalty quote={quote} />
      </Section>
      <Section title={t('agreement.title')}>
        <Signer />
        <AgreementBox loan={agreedLoan({ confirmed, account })} onShown={onShown} />
        <Checkbox
          id={ids.agree}
          checked={isAgreed}
          error={wasPressed && !isAgreed ? t('missing.agree') : undefined}
          onChange={({ target }) => setAgreed(target.checked)}
        >
          {t('agree')}
        </Checkbox>
      </Section>
      <Section title={t('signature.title')}>
        <SignaturePad
          id={ids.signature}
          label={t('signature.label')}
          error={wasPressed && !hasSigned ? t('missing.signature') : undefined}
          onChange={setSignature}
        />
      </Section>
      <SigningFailure failure={signing.failure} onConfirmAgain={confirmAgain} />
    </ScreenFrame>
  );
}

/** The signer's name and RUN. Nothing if they cannot be fetched: the server has them. */
function Signer() {
  const t = useTranslations('sign.agreement');
  const format = useFormat();
  const { data: user } = useCall('app/get_basic_info', {});
  if (!user) return null;
  return (
    <p className="muted num">
      {t('signer', {
        name: `${user.first_name} ${user.last_name}`,
        run: format.run(user.run),
      })}
    </p>
  );
}

/** A drawn signature counts as it is; a typed one must be a name. */
function isSignature(signature: Signature | null): signature is Signature {
  if (!signature) return false;
  return signature.way === 'drawn' || parseName(signature.text).ok;
}
