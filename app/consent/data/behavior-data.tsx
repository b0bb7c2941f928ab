import { useTranslations } from 'next-intl';
import { Row, Rows } from '@/components/rows/rows';
import { type BehaviorKey, behaviorEvents } from '@/lib/behavior/events';
import { useFormat } from '@/lib/format/use-format';
import type { LongTexts } from '@/lib/i18n/long-texts';
import { useStored } from '@/lib/storage/use-stored';
import { GrowingList } from './growing-list';

/** All that is ever noted of how the app is used, and what waits to be sent just now. */
export function BehaviorData({ names }: { names: LongTexts['consent']['events'] }) {
  const t = useTranslations('consent');
  const format = useFormat();
  const waiting = useStored('localMainBehaviorEventList') ?? [];
  return (
    <>
      <p className="muted">{t('noted')}</p>
      <Rows label={t('noted')}>
        {Object.values(names).map((name) => (
          <Row key={name} title={name} />
        ))}
      </Rows>
      <p className="muted mt-3">{t('waitingCount', { count: waiting.length })}</p>
      <GrowingList
        label={t('data')}
        items={waiting}
        row={({ key, time, sub_e = [] }, place) => (
          <Row
            key={place}
            title={isKnown(key) ? names[key] : key}
            text={[format.dateTime(new Date(time).toISOString()), ...sub_e.map(plain)].join(' · ')}
          />
        )}
      />
    </>
  );
}

function isKnown(key: string): key is BehaviorKey {
  return Object.hasOwn(behaviorEvents, key);
}

/** The details of an event as they are: paths, names and counts. */
function plain(details: Readonly<Record<string, unknown>>): string {
  return Object.values(details).map(String).join(' ');
}
