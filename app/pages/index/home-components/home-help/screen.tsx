import { useTranslations } from 'next-intl';
import { ContactRows } from '@/app/external-links/contact-rows';
import { HomeHelp } from '@/app/home/home-help';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Section } from '@/components/section/section';
import { config } from '@/lib/config';
import { defineScreen, noQuery } from '@/lib/router/define-screen';

/** Home's help links as a screen of their own, with the ways to a person (contract.md section 5). */
export const screen = defineScreen({ query: noQuery, Screen: HomeHelpScreen });

function HomeHelpScreen() {
  const t = useTranslations('home.standalone');
  const service = useTranslations('customService');
  return (
    <ScreenFrame title={t('help')} heading="large" help={false}>
      <HomeHelp hasService />
      <Section title={service('heading')}>
        <p className="lede">{service('text', config.lender.hours)}</p>
        <ContactRows />
      </Section>
    </ScreenFrame>
  );
}
