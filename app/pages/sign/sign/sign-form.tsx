import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { ids as loanIds } from '@/app/loan/loan.ids';
import { AgreementBox } from '@/app/loan/signing/agreement-box';
import { signerName } from '@/app/loan/signing/signer';
import { SigningDock } from '@/app/loan/signing/signing-dock';
import { SigningFailure } from '@/app/loan/signing/signing-failure';
import { SigningFigures } from '@/app/loan/signing/signing-figures';
import type { SigningContext } from '@/app/loan/signing/signing-flow';
import { SummarySheet } from '@/app/loan/signing/summary-sheet';
import { showField } from '@/components/error-summary/error-summary';
import { Section } from '@/components/section/section';
import { type Signature, SignaturePad } from '@/components/signature-pad/signature-pad';
import { useCall } from '@/lib/api/use-call';
import { parseSignature } from '@/lib/chile/signature';
import { ids } from './screen.ids';

/** The quote's figures, the agreement with its checkbox, and the signature. */
export function SignForm({
  confirmed,
  agreement,
  translation,
  signing,
  isConfirming,
  confirmAgain,
}: SigningContext) {
  const t = useTranslations('sign');
  const [isAgreed, setAgreed] = useState(false);
  const [signature, setSignature] = useState<Signature | null>(null);
  const [wasPressed, setPressed] = useState(false);
  const { data: user } = useCall('app/get_basic_info', {});
  const signer = user ? signerName(user) : undefined;
  const refusal = signing.failure?.fields.find(({ field }) => field === 'signature')?.message;
  const fault = useFault(signature?.text ?? '', signer);
  const missing = isAgreed ? fault : t(fault ? 'missing.both' : 'missing.agree');
  const { quote } = confirmed;
  useEffect(() => {
    if (refusal) showField(ids.signature);
  }, [refusal]);

  function press() {
    setPressed(true);
    if (missing === undefined) return signing.sign(agreement, signature?.text);
    showField(isAgreed ? ids.signature : loanIds.agree);
  }
  return (
    <ScreenFrame
      title={t('title')}
      dock={
        <SigningDock confirmed={confirmed} signing={signing} missing={missing} onPress={press} />
      }
    >
      <h1>{t('heading')}</h1>
      <SigningFigures {...{ confirmed, signing, isConfirming, confirmAgain }} />
      <SummarySheet quote={quote} />
      <Section title={t('agreement.title')}>
        <AgreementBox
          agreement={agreement}
          translation={translation}
          isAgreed={isAgreed}
          isMissing={wasPressed}
          onAgree={setAgreed}
        />
      </Section>
      <Section title={t('signature.title')}>
        <SignaturePad
          id={ids.signature}
          label={<span className="visually-hidden">{t('signature.label')}</span>}
          signer={signer}
          error={wasPressed && fault ? fault : refusal}
          onChange={setSignature}
        />
      </Section>
      <SigningFailure failure={refusal ? null : signing.failure} onConfirmAgain={confirmAgain} />
    </ScreenFrame>
  );
}

/** What is wrong with the signature, as text. */
function useFault(text: string, signer: string | undefined): string | undefined {
  const t = useTranslations('sign.missing');
  const checked = parseSignature(text, signer);
  if (checked.ok) return undefined;
  if (checked.cause !== 'name') return t(checked.cause);
  return signer === undefined ? t('empty') : t('name', { name: signer });
}
