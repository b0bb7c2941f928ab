import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Agreement } from '@/app/agreement/agreement';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { queryOf } from '@/app/loan/choice';
import { agreementOf } from '@/app/loan/signing/agreement-of';
import { hasSignedBefore } from '@/app/loan/signing/signed-before';
import { SigningDock } from '@/app/loan/signing/signing-dock';
import { SigningFailure } from '@/app/loan/signing/signing-failure';
import type { ToSign } from '@/app/loan/signing/signing-flow';
import { Swap } from '@/app/loan/swap';
import { costOf } from '@/app/loan/terms/preview-cost';
import { TermsFigures } from '@/app/loan/terms/terms-figures';
import { PenaltyNotice } from '@/components/breakdown/penalty-notice';
import { Button } from '@/components/button/button';
import { iconFileText } from '@/components/icon/shapes/loan';
import { Section } from '@/components/section/section';
import { Sheet } from '@/components/sheet/sheet';
import { useRouter } from '@/lib/router/use-router';
import { ids } from './screen.ids';

/** The same figures and the agreement one tap away; the button says what it does. */
export function AutoSignForm({ home, terms, account, signing, confirmAgain }: ToSign) {
  const t = useTranslations('sign');
  const [reading, setReading] = useState(false);
  const signByHand = useSigningByHand({ home, terms, signing });
  return (
    <ScreenFrame
      title={t('title')}
      dock={
        <SigningDock
          terms={terms}
          signing={signing}
          confirmAgain={confirmAgain}
          onPress={() => signing.sign()}
        />
      }
    >
      <h1>{t('auto.heading')}</h1>
      <p className="lede">{t('auto.lede')}</p>
      <Swap preview={terms.preview} />
      <Section near title={t('figures')}>
        <TermsFigures preview={terms.preview} />
        <PenaltyNotice penalty={costOf(terms.preview).penalty} />
      </Section>
      <Section title={t('agreement.title')}>
        <p className="muted">{t('auto.accept')}</p>
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
      <Sheet open={reading} title={t('agreement.title')} onDismiss={() => setReading(false)}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section tabIndex={0} aria-label={t('agreement.label')}>
          <Agreement heading="h3" terms={agreementOf({ terms, account })} />
        </section>
      </Sheet>
    </ScreenFrame>
  );
}

/** To the signature by hand: by choice, for who never signed, and where the server asks for one. */
function useSigningByHand({ home, terms, signing }: Pick<ToSign, 'home' | 'terms' | 'signing'>) {
  const router = useRouter();
  const { preview_id } = terms.preview;
  const leave = useEffectEvent(() =>
    router.replace('/pages/sign/sign', { preview_id, ...queryOf(terms.choice) }),
  );
  const isAsked = signing.failure?.fields.some(({ field }) => field === 'signature') ?? false;
  const isFirst = signing.status === 'open' && !hasSignedBefore(home);
  useEffect(() => {
    if (isAsked || isFirst) leave();
  }, [isAsked, isFirst]);
  return () => router.replace('/pages/sign/sign', { preview_id, ...queryOf(terms.choice) });
}
