'use client';
import { useTranslations } from 'next-intl';
import { useExternalLink } from '@/app/external-links/use-external-link';
import { Faq } from '@/app/faq/faq';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { iconMail } from '@/components/icon/shapes/input';
import { iconDeviceMobile, iconMessageCircle } from '@/components/icon/shapes/loan';
import { iconHelp } from '@/components/icon/shapes/status';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { contact, contactUris } from '@/lib/contact';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

/** The contacts of customer service, then the FAQ (contract.md section 5, custom-service). */
export const screen = defineScreen({ query: noQuery, Screen: CustomService });

function CustomService() {
  const t = useTranslations('customService');
  const linkTo = useLinkTo();
  return (
    <ScreenFrame title={t('title')} help={false}>
      <h1>{t('heading')}</h1>
      <p className="lede">{t('text')}</p>
      <Contacts />
      <Section title={t('answers')}>
        <Rows>
          <LinkRow
            id={ids.repayHelp}
            icon={iconHelp}
            title={t('repayHelp')}
            {...linkTo('/pages/custom-service/repay_help')}
          />
          <LinkRow
            id={ids.faq}
            icon={iconHelp}
            title={t('faq')}
            {...linkTo('/pages/policy/policy', { type: 'faq' })}
          />
        </Rows>
        <div className="mt-4">
          <Faq />
        </div>
      </Section>
    </ScreenFrame>
  );
}

function Contacts() {
  const t = useTranslations('customService');
  const externalLink = useExternalLink();
  return (
    <Rows label={t('contacts')}>
      <LinkRow
        id={ids.whatsapp}
        icon={iconMessageCircle}
        title={t('whatsapp')}
        text={contact.whatsapp}
        {...externalLink(contactUris.whatsapp)}
      />
      <LinkRow
        id={ids.phone}
        icon={iconDeviceMobile}
        title={t('phone')}
        text={contact.phone}
        {...externalLink(contactUris.phone)}
      />
      <LinkRow
        id={ids.email}
        icon={iconMail}
        title={t('email')}
        text={contact.email}
        {...externalLink(contactUris.email)}
      />
    </Rows>
  );
}
