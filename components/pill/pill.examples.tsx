import { useTranslations } from 'next-intl';
import { iconAlertTriangle, iconCheck, iconClock } from '@/components/icon/shapes/status';
import { Pill } from './pill';

/** The four tones. */
export const examples = {
  plain: () => <Pill icon={iconClock}>{useTranslations('orders.state')('waiting')}</Pill>,
  ok: () => (
    <Pill tone="ok" icon={iconCheck}>
      {useTranslations('orders.state')('lending')}
    </Pill>
  ),
  warn: () => (
    <Pill tone="warn" icon={iconClock}>
      {useTranslations('orders.state')('dueToday')}
    </Pill>
  ),
  bad: () => (
    <Pill tone="bad" icon={iconAlertTriangle}>
      {useTranslations('orders.state')('overdue', { days: 3 })}
    </Pill>
  ),
};
