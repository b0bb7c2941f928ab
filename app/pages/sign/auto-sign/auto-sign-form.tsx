import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { choiceToQuery } from '@/app/loan/choice';
import { ids as loanIds } from '@/app/loan/loan.ids';
import { AgreementBox } from '@/app/loan/signing/agreement-box';
import { hasSignedBefore } from '@/app/loan/signing/signature-records';
import { SigningDock, useSignLabel } from '@/app/loan/signing/signing-dock';
import { SigningFailure } from '@/app/loan/signing/signing-failure';
import { SigningFigures } from '@/app/loan/signing/signing-figures';
import type { SigningContext } from '@/app/loan/signing/signing-flow';
import { SummarySheet } from '@/app/loan/signing/summary-sheet';
import { Button } from '@/components/button/button';
import { showField } from '@/components/error-summary/error-summary';
import { Section } from '@/components/section/section';
import { useRouter } from '@/lib/router/use-router';
import { ids } from './screen.ids';

/** The quote's figures, the agreement with its checkbox, and the button that signs once that is ticked. */
export function AutoSignForm({
  home,
  confirmed,
  agreement,
  translation,
  signing,
  isConfirming,
  confirmAgain,
}: SigningContext) {
  const t = useTranslations('sign');
  const signLabel = useSignLabel(confirmed.quote);
  const [isAgreed, setAgreed] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const signByHand = useSignByHand({ home, confirmed, signing });
  function press() {
    setPressed(true);
    if (isAgreed) signing.sign(agreement);
    else showField(loanIds.agree);
  }
  return (
    <ScreenFrame
      title={t('title')}
      dock={
        <SigningDock
          confirmed={confirmed}
          signing={signing}
          missing={isAgreed ? undefined : t('missing.agree')}
          onPress={press}
        />
      }
    >
      <h1>{t('heading')}</h1>
      <p className="lede">{t('auto.lede')}</p>
      <SigningFigures {...{ confirmed, signing, isConfirming, confirmAgain }} />
      <SummarySheet quote={confirmed.quote} />
      <Section title={t('agreement.title')}>
        <AgreementBox
          agreement={agreement}
          translation={translation}
          isAgreed={isAgreed}
          isMissing={wasPressed}
          onAgree={setAgreed}
        />
        <p className="muted mt-3">{t('auto.accept', { sign: signLabel })}</p>
        <div className="stack mt-3">
          <Button variant="text" id={ids.byHand} opens onClick={signByHand}>
            {t('auto.byHand')}
          </Button>
        </div>
      </Section>
      <SigningFailure failure={signing.failure} onConfirmAgain={confirmAgain} />
    </ScreenFrame>
  );
}

/**
 * Returns the navigation to signing by hand, and performs it for a user who never signed or of whom the
 * server asks for a signature.
 */
function useSignByHand({
  home,
  confirmed,
  signing,
}: Pick<SigningContext, 'home' | 'confirmed' | 'signing'>) {
  const router = useRouter();
  const { preview_id } = confirmed.quote;
  const signByHand = () =>
    router.replace('/pages/sign/sign', { preview_id, ...choiceToQuery(confirmed.choice) });
  const leave = useEffectEvent(signByHand);
  const isRequired = signing.failure?.fields.some(({ field }) => field === 'signature') ?? false;
  const isFirst = signing.status === 'idle' && !hasSignedBefore(home);
  useEffect(() => {
    if (isRequired || isFirst) leave();
  }, [isRequired, isFirst]);
  return signByHand;
}
