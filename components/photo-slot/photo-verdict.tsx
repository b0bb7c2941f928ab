import { useTranslations } from 'next-intl';
import { iconX } from '@/components/icon/shapes/navigation';
import { iconAlertCircle, iconCheck } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import type { PhotoState } from './photo-slot-props';

/** The word beside a photo's title once something is known about it. */
export function PhotoVerdict({ state }: { state: PhotoState }) {
  const t = useTranslations('photo');
  switch (state.name) {
    case 'accepted':
      return (
        <Pill tone="ok" icon={iconCheck}>
          {t('done')}
        </Pill>
      );
    case 'rejected':
      return (
        <Pill tone="bad" icon={iconX}>
          {t('repeat')}
        </Pill>
      );
    case 'failed':
      return (
        <Pill tone="bad" icon={iconAlertCircle}>
          {t('notSent')}
        </Pill>
      );
    default:
      return null;
  }
}
