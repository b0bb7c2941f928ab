import { useTranslations } from 'next-intl';
import { iconMail } from '@/components/icon/shapes/input';
import { iconMessageCircle, iconPhone } from '@/components/icon/shapes/loan';
import { LinkRow, Rows } from '@/components/rows/rows';
import { contact, contactUris } from '@/lib/contact';
import { contactIds as ids } from './contact.ids';
import { useExternalLink } from './use-external-link';
import { WebAddress } from './web-address';

/** The ways to a person of customer service. */
export function ContactRows() {
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
        icon={iconPhone}
        title={t('phone')}
        text={contact.phone}
        {...externalLink(contactUris.phone)}
      />
      <LinkRow
        id={ids.email}
        icon={iconMail}
        title={t('email')}
        text={<WebAddress of={contact.email} />}
        {...externalLink(contactUris.email)}
      />
    </Rows>
  );
}
