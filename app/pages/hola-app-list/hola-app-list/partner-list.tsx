import { useTranslations } from 'next-intl';
import { useExternalLink } from '@/app/external-links/use-external-link';
import { Icon } from '@/components/icon/icon';
import { iconArrowRight } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import type { PartnerApp } from '@/lib/api/schemas/home';
import { ids } from './screen.ids';

/**
 * The partners' apps, and a word that they are not ours. Their own icons are not shown: that would ask
 * a stranger's server for them.
 */
export function PartnerList({ apps }: { apps: readonly PartnerApp[] }) {
  const t = useTranslations('holaAppList');
  const outside = useExternalLink();
  return (
    <>
      <p className="lede">{t('text')}</p>
      <ul className="rows" id={ids.list}>
        {apps.map(({ id, name, text, url }) => (
          <li key={id}>
            <a className="rows__row rows__link" id={ids.app(id)} rel="noreferrer" {...outside(url)}>
              <span className="disc hola-app-list__letter" aria-hidden="true">
                {name.at(0)}
              </span>
              <span className="grow">
                <span className="strong">{name}</span>
                <span className="rows__text">{text}</span>
                <span className="rows__text">{new URL(url).hostname}</span>
              </span>
              <Icon of={iconArrowRight} label={t('opensOutside')} />
            </a>
          </li>
        ))}
      </ul>
      <div className="section section--near">
        <Notice>{t('notOurs')}</Notice>
      </div>
    </>
  );
}
