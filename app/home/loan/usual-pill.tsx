import { useTranslations } from 'next-intl';
import { iconClock } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';

/** How long sending takes: that the money is being sent is the title of what has this. */
export function UsualPill() {
  const t = useTranslations('home.waiting');
  return <Pill icon={iconClock}>{t('usual')}</Pill>;
}
