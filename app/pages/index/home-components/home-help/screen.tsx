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

/** The ways to a person, then Home's help links, as a screen of their own (contract.md section 5). */
export const screen = defineScreen({ query: noQuery, Screen: HomeHelpScreen });

function HomeHelpScreen() {
  const service = useTranslations('customService');
  const authorities = useTranslations('customService.authorities')('title');
  const linkTo = useLinkTo();
  return (
    <ScreenFrame title={service('title')} help={false}>
      <h1>{service('heading')}</h1>
      <ServiceHours />
      <ContactRows />
      <HomeHelp>
        <LinkRow
          title={service('allAnswers')}
          {...linkTo('/pages/policy/policy', { type: 'faq' })}
        />
      </HomeHelp>
      <Section title={authorities}>
        <Rows>
          <SernacRows />
        </Rows>
      </Section>
    </ScreenFrame>
  );
}
