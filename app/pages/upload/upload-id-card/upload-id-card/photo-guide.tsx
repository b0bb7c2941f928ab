import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GuideBlur, GuideCut, GuideGlare, GuideOk } from '@/components/art/photo-art';
import { Icon } from '@/components/icon/icon';
import { iconX } from '@/components/icon/shapes/navigation';
import { iconCheck } from '@/components/icon/shapes/status';

/** A good example of a photo, and three bad ones. */
export function PhotoGuide() {
  const t = useTranslations('uploadIdCard.guide');
  return (
    <ul className="upload-id-card__guide" aria-label={t('label')}>
      <Example art={<GuideOk />} good>
        {t('ok')}
      </Example>
      <Example art={<GuideGlare />}>{t('glare')}</Example>
      <Example art={<GuideCut />}>{t('cut')}</Example>
      <Example art={<GuideBlur />}>{t('blur')}</Example>
    </ul>
  );
}

type ExampleProps = { art: ReactNode; good?: boolean; children: ReactNode };

function Example({ art, good = false, children }: ExampleProps) {
  const t = useTranslations('uploadIdCard.guide');
  return (
    <li>
      {art}
      <span className={good ? 'upload-id-card__good' : 'upload-id-card__bad'}>
        <Icon of={good ? iconCheck : iconX} />
        {!good && <span className="visually-hidden">{t('not')}</span>}
        <span>{children}</span>
      </span>
    </li>
  );
}
