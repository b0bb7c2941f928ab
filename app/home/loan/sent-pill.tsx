import { useTranslations } from 'next-intl';
import { iconCheck, iconClock } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import { useFormat } from '@/lib/format/use-format';

/** When a loan's money was sent: what there is to say of it before its date comes near. */
export function SentPill({ at }: { at: string }) {
  const t = useTranslations('home.arrived');
  const format = useFormat();
  return (
    <Pill tone="ok" icon={iconCheck}>
      {t('on', { date: format.dateTime(at, 'short') })}
    </Pill>
  );
}

/** How long sending it takes: that it is being sent is the title of what has this. */
export function UsualPill() {
  const t = useTranslations('home.waiting');
  return <Pill icon={iconClock}>{t('usual')}</Pill>;
}
