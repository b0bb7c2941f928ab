import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Agreement } from '@/app/agreement/agreement';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { choiceToQuery } from '@/app/loan/choice';
import { hasSignedBefore } from '@/app/loan/signing/signature-records';
import { SigningDock, useSignLabel } from '@/app/loan/signing/signing-dock';
import { SigningFailure } from '@/app/loan/signing/signing-failure';
import { SigningFigures } from '@/app/loan/signing/signing-figures';
import type { SigningContext } from '@/app/loan/signing/signing-flow';
import { Button } from '@/components/button/button';
import { iconFileText } from '@/components/icon/shapes/loan';
import { Section } from '@/components/section/section';
import { Sheet } from '@/components/sheet/sheet';
import { useRouter } from '@/lib/router/use-router';
import { ids } from './screen.ids';

/** The quote's figures, the agreement in a sheet, and a button that signs with one tap. */
export function AutoSignForm({
  home,
  confirmed,
  agreement,
  signing,
  confirmAgain,
}: SigningContext) {
  const t = useTranslations('sign');
  const signLabel = useSignLabel(confirmed.quote);
  const [isReading, setReading] = useState(false);
  const signByHand = useSignByHand({ home, confirmed, signing });
  const { quote } = confirmed;
  return (
    <ScreenFrame
      title={t('title')}
      dock={
        <SigningDock
          confirmed={confirmed}
          signing={signing}
          confirmAgain={confirmAgain}
          onPress={() => signing.sign(agreement)}
        />
      }
    >
      <h1>{t('auto.heading')}</h1>
      <p className="lede">{t('auto.lede')}</p>
      <SigningFigures quote={quote} />
      <Section title={t('agreement.title')}>
        <p className="muted">{t('auto.accept', { sign: signLabel })}</p>
        <div className="stack mt-3">
          <Button variant="soft" id={ids.read} icon={iconFileText} onClick={() => setReading(true)}>
            {t('auto.read')}
          </Button>
          <Button variant="text" id={ids.byHand} onClick={signByHand}>
            {t('auto.byHand')}
          </Button>
        </div>
      </Section>
      <SigningFailure failure={signing.failure} onConfirmAgain={confirmAgain} />
      <Sheet open={isReading} title={t('agreement.title')} onDismiss={() => setReading(false)}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard focus */}
        <section tabIndex={0} aria-label={t('agreement.label')}>
          <Agreement heading="h3" agreement={agreement} />
        </section>
      </Sheet>
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
