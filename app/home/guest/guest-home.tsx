import { useTranslations } from 'next-intl';
import { memo, Suspense } from 'react';
import { Button } from '@/components/button/button';
import { iconSignature } from '@/components/icon/shapes/loan';
import { iconUser } from '@/components/icon/shapes/navigation';
import { iconClock } from '@/components/icon/shapes/status';
import { Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import type { Home } from '@/lib/api/schemas/home';
import { usualAuditMinutes } from '@/lib/loan/constants';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import { ExampleLoan } from './example-loan';
import { OfferHero } from './offer-hero';

type Props = {
  /** `undefined` while it loads: the texts are shown without figures. */
  home: Home | undefined;
};

/** Home for a guest: the offer with an example of its cost, and how it works. */
export const GuestHome = memo(function GuestHome({ home }: Props) {
  const t = useTranslations('home.offer');
  const linkTo = useLinkTo();
  // `next` is part of the address, so that it also works for a tap before hydration.
  const login = linkTo('/pages/account/get-code-page/get-code-page', { next: 'apply' });
  return (
    <>
      <OfferHero teaser={home?.teaser}>
        <ExampleLoan penalty={home?.penalty} />
        <Button id={ids.apply} href={login.href} onClick={login.onClick}>
          {t('apply')}
        </Button>
        <p className="small muted mt-3">{t('condition')}</p>
      </OfferHero>
      <Suspense>
        <HowItWorks />
      </Suspense>
    </>
  );
});

function HowItWorks() {
  const t = useTranslations('home.how');
  return (
    <Section title={t('title')}>
      <Rows ordered>
        <Row icon={iconUser} title={t('who')} text={t('whoText')} />
        <Row
          icon={iconClock}
          title={t('answer')}
          text={t('answerText', { minutes: usualAuditMinutes })}
        />
        <Row icon={iconSignature} title={t('decide')} text={t('decideText')} />
      </Rows>
    </Section>
  );
}
