import { useTranslations } from 'next-intl';
import { Row, Rows } from '@/components/rows/rows';
import { milestoneEvents } from '@/lib/attribution/milestones';
import type { LongTexts } from '@/lib/i18n/long-texts';

/** All that is ever counted, each with the very name that is sent. */
export function AttributionData({ names }: { names: LongTexts['consent']['milestones'] }) {
  const t = useTranslations('consent');
  return (
    <>
      <p className="muted">{t('counted')}</p>
      <Rows label={t('counted')}>
        {keysOf(milestoneEvents).map((milestone) => (
          <Row key={milestone} title={names[milestone]} text={milestoneEvents[milestone]} />
        ))}
      </Rows>
    </>
  );
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = [];
  for (const key in table) keys.push(key);
  return keys;
}
