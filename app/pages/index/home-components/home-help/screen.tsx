import { useTranslations } from 'next-intl';
import { ContactRows } from '@/app/external-links/contact-rows';
import { SernacRows } from '@/app/external-links/sernac-rows';
import { ServiceHours } from '@/app/external-links/service-hours';
import { HomeHelp } from '@/app/home/home-help';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';

/** Home's help links as a screen of their own, with the ways to a person (contract.md section 5). */
export const screen = defineScreen({ query: noQuery, Screen: HomeHelpScreen });

function HomeHelpScreen() {
  const t = useTranslations('home.help');
  const service = useTranslations('customService');
  const authorities = useTranslations('customService.authorities')('title');
  const linkTo = useLinkTo();
  return (
    <ScreenFrame title={t('title')} heading="large" help={false}>
      <HomeHelp>
        <LinkRow
          title={service('allAnswers')}
          {...linkTo('/pages/policy/policy', { type: 'faq' })}
        />
      </HomeHelp>
      <Section title={service('heading')}>
        <ServiceHours />
        <ContactRows />
      </Section>
      <Section title={authorities}>
        <Rows>
          <SernacRows />
        </Rows>
      </Section>
    </ScreenFrame>
  );
}
