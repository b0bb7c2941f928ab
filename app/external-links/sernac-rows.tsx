import { useTranslations } from 'next-intl';
import { iconExternalLink, iconPhone } from '@/components/icon/shapes/loan';
import { LinkRow } from '@/components/rows/rows';
import { contactIds as ids } from './contact.ids';
import { useExternalLink } from './use-external-link';

/** The ways to SERNAC, the consumer authority: rows of a list. */
export function SernacRows() {
  const t = useTranslations('customService.authorities');
  const externalLink = useExternalLink();
  return (
    <>
      <LinkRow
        id={ids.sernac}
        icon={iconExternalLink}
        title={<Authority name="SERNAC" site="sernac.cl" />}
        text={t('sernac')}
        {...externalLink('https://www.sernac.cl/')}
      />
      <LinkRow
        id={ids.sernacPhone}
        icon={iconPhone}
        title="SERNAC · 800 700 100"
        text={t('sernacCall')}
        {...externalLink('tel:800700100')}
      />
    </>
  );
}

/** An authority with its address, which stays on one line. */
export function Authority({ name, site }: { name: string; site: string }) {
  return (
    <>
      <span>{`${name}\u00a0· `}</span>
      <span className="nowrap" translate="no">
        {site}
      </span>
    </>
  );
}
