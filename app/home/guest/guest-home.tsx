import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import type { Home } from '@/lib/api/schemas/home';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import { ExampleLoan } from './example-loan';
import { HowItWorks } from './how-it-works';
import { OfferHero } from './offer-hero';
import { useExample } from './use-example';

type Props = {
  /** `undefined` while it loads: then the words stand there without figures. */
  home: Home | undefined;
  topOnly?: boolean;
};

/** Home for a guest: the offer with an example of what it costs, and how it works. */
export function GuestHome({ home, topOnly = false }: Props) {
  const t = useTranslations('home.offer');
  const linkTo = useLinkTo();
  const example = useExample();
  // In the address, so that it holds for a tap before this page has come to life, too.
  const login = linkTo('/pages/account/get-code-page/get-code-page', { next: 'apply' });
  return (
    <>
      <OfferHero teaser={home?.teaser}>
        <ExampleLoan {...example} />
        <Button id={ids.apply} href={login.href} onClick={login.onClick}>
          {t('apply')}
        </Button>
      </OfferHero>
      {!topOnly && <HowItWorks />}
    </>
  );
}
