import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button/button';
import { Row, Rows } from '@/components/rows/rows';
import { milestoneEvents } from '@/lib/attribution/milestones';
import { type BehaviorKey, behaviorEvents } from '@/lib/behavior/events';
import { parseList } from '@/lib/bridge/parse-list';
import type { ConsentKind } from '@/lib/consent/kinds';
import { formatGigabytes } from '@/lib/format/number';
import { useFormat } from '@/lib/format/use-format';
import type { LongTexts } from '@/lib/i18n/long-texts';
import { keysOf } from '@/lib/keys-of';
import { useStored } from '@/lib/storage/use-stored';
import { readApps, readDevice, readSms } from '@/lib/uploads/read-phone';
import { PhoneData } from './phone-data';

type Text = LongTexts['consent'];

/** The data of a consent, exactly as they would be sent now. */
export function ConsentData({ kind, text }: { kind: ConsentKind; text: Text }) {
  if (kind === 'face') return <p>{text.questions.face.what}</p>;
  if (kind === 'device') return <DeviceData names={text.deviceFields} />;
  if (kind === 'apps') return <AppsData />;
  if (kind === 'sms') return <SmsData />;
  if (kind === 'behavior') return <BehaviorData names={text.events} />;
  return <AttributionData names={text.milestones} />;
}

/** `names` by path, such as `battery.level`. */
function DeviceData({ names }: { names: Readonly<Record<string, string>> }) {
  const t = useTranslations('consent');
  const format = useFormat();
  function valueText(value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    // Other fractions are not formatted: a rounded value is not what is sent.
    return Number.isInteger(value) ? format.number(Number(value)) : String(value);
  }
  /** Sizes are read in GB; the very number that is sent is below. */
  function row({ path, value }: { path: string; value: unknown }) {
    const title = names[path] ?? path;
    if (typeof value === 'number' && /^(storage|memory)\./.test(path)) {
      const count = format.number(value);
      return (
        <Row
          key={path}
          title={title}
          text={t('bytes', { count })}
          end={formatGigabytes(value, format.locale)}
        />
      );
    }
    const isRate = typeof value === 'number' && path === 'battery.level';
    const end = isRate ? format.percent(value, 'ifAny') : valueText(value);
    return <Row key={path} title={title} end={end} />;
  }
  return (
    <PhoneData read={readDevice}>
      {(device) => <Rows label={t('data')}>{flatFields(device).map(row)}</Rows>}
    </PhoneData>
  );
}

/** The fields of nested objects, with paths such as `battery.level`. */
function flatFields(value: object, prefix = ''): { path: string; value: unknown }[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = `${prefix}${name}`;
    if (typeof inner === 'object' && inner !== null) return flatFields(inner, `${path}.`);
    return [{ path, value: inner }];
  });
}

function AppsData() {
  const t = useTranslations('consent');
  return (
    <PhoneData read={listApps}>
      {(list) => (
        <>
          <p className="muted">{t('appsCount', { count: list.length })}</p>
          <PagedRows
            label={t('data')}
            items={list}
            row={({ packageName, appName, versionName }) => (
              <Row key={packageName} title={appName} text={`${packageName} · ${versionName}`} />
            )}
          />
        </>
      )}
    </PhoneData>
  );
}

async function listApps(signal: AbortSignal) {
  return parseList('installAppInfo', await readApps(signal));
}

function SmsData() {
  const t = useTranslations('consent');
  const format = useFormat();
  return (
    <PhoneData read={listSms}>
      {(list) => (
        <>
          <p className="muted">{t('smsCount', { count: list.length })}</p>
          <PagedRows
            label={t('data')}
            items={list}
            row={({ address, body, date }, index) => (
              <Row key={index} title={`${address} · ${format.dateTime(date)}`} text={body} />
            )}
          />
        </>
      )}
    </PhoneData>
  );
}

async function listSms(signal: AbortSignal) {
  return parseList('smsInfo', await readSms(signal, { ask: true }));
}

/** All events that are tracked, and those that are queued now. */
function BehaviorData({ names }: { names: Text['events'] }) {
  const t = useTranslations('consent');
  const format = useFormat();
  const queued = useStored('localMainBehaviorEventList') ?? [];
  return (
    <>
      <p className="muted">{t('noted')}</p>
      <Rows label={t('noted')}>
        {Object.values(names).map((name) => (
          <Row key={name} title={name} />
        ))}
      </Rows>
      <p className="muted mt-3">{t('waitingCount', { count: queued.length })}</p>
      <PagedRows
        label={t('data')}
        items={queued}
        row={({ key, time, sub_e = [] }, index) => (
          <Row
            key={index}
            title={isBehaviorKey(key) ? names[key] : key}
            text={[
              format.dateTime(new Date(time).toISOString()),
              ...sub_e.map((details) => Object.values(details).map(String).join(' ')),
            ].join(' · ')}
          />
        )}
      />
    </>
  );
}

function isBehaviorKey(key: string): key is BehaviorKey {
  return Object.hasOwn(behaviorEvents, key);
}

/** All milestones; on a tap with the names that are sent. */
function AttributionData({ names }: { names: Text['milestones'] }) {
  const t = useTranslations('consent');
  const [isDetailed, setDetailed] = useState(false);
  return (
    <>
      <p className="muted">{t('counted')}</p>
      <Rows label={t('counted')}>
        {keysOf(milestoneEvents).map((milestone) => (
          <Row
            key={milestone}
            title={names[milestone]}
            text={isDetailed && milestoneEvents[milestone]}
          />
        ))}
      </Rows>
      {!isDetailed && (
        <Button small variant="soft" opens onClick={() => setDetailed(true)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** Rows added by each tap: a phone has thousands of messages. */
const pageLength = 20;

type PagedRowsProps<T> = {
  label: string;
  items: readonly T[];
  row: (item: T, index: number) => ReactNode;
};

function PagedRows<T>({ label, items, row }: PagedRowsProps<T>) {
  const t = useTranslations('consent');
  const [shown, setShown] = useState(pageLength);
  return (
    <>
      <Rows label={label}>{items.slice(0, shown).map(row)}</Rows>
      {items.length > shown && (
        <Button small variant="soft" opens onClick={() => setShown(shown + pageLength)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
