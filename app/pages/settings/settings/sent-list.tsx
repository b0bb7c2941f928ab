import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { iconAlertTriangle, iconCheck } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import { Row } from '@/components/rows/row';
import { Rows } from '@/components/rows/rows';
import { useFormat } from '@/lib/format/use-format';
import { useStored } from '@/lib/storage/use-stored';
import { useDataName } from './data-name';
import { ids } from './screen.ids';

/** How many uploads are shown at once. */
const pageLength = 10;

/** What was sent about this person from this phone, the newest first: when, how much, and whether it arrived. */
export function SentList({ userId }: { userId: string }) {
  const t = useTranslations('settings');
  const format = useFormat();
  const nameOf = useDataName();
  const [shown, setShown] = useState(pageLength);
  const uploads = [...(useStored(`luka_uploads_${userId}`) ?? [])].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
  return (
    <div className="settings__part" id={ids.sent}>
      <h3>{t('sent')}</h3>
      {uploads.length === 0 && <p className="settings__none">{t('sentNone')}</p>}
      <Rows label={t('sent')}>
        {uploads.slice(0, shown).map(({ kind, at, bytes, items, sent }) => (
          <Row
            key={`${kind} ${at}`}
            title={nameOf(kind)}
            text={t('sentText', {
              date: format.dateTime(at),
              items,
              size: format.number(Math.ceil(bytes / 1024)),
            })}
            end={
              <Pill tone={sent ? 'ok' : 'warn'} icon={sent ? iconCheck : iconAlertTriangle}>
                {t(sent ? 'arrived' : 'failed')}
              </Pill>
            }
          />
        ))}
      </Rows>
      {uploads.length > shown && (
        <Button variant="soft" id={ids.sentMore} onClick={() => setShown(shown + pageLength)}>
          {t('sentMore')}
        </Button>
      )}
    </div>
  );
}
