import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useConsentName } from '@/app/consent/use-consent-name';
import { Button } from '@/components/button/button';
import { iconAlertTriangle, iconCheck } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import { Row, Rows } from '@/components/rows/rows';
import { useFormat } from '@/lib/format/use-format';
import { useStored } from '@/lib/storage/use-stored';
import type { UploadRecord } from '@/lib/uploads/records';
import { ids } from './screen.ids';

/** How many uploads are shown at once. */
const pageLength = 10;

/** What was sent about this person from this phone, the newest first: when, how much, and whether it arrived. */
export function SentList({ userId }: { userId: string }) {
  const t = useTranslations('settings');
  const format = useFormat();
  const nameOf = useConsentName();
  const [shown, setShown] = useState(pageLength);
  const uploads = [...(useStored(`luka_uploads_${userId}`) ?? [])].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
  function wordsOf({ at, bytes, items, attempts }: UploadRecord): string {
    const size = format.number(Math.ceil(bytes / 1024));
    const tried = attempts > 1 ? [t('attempts', { count: attempts })] : [];
    return [t('sentText', { date: format.dateTime(at), items, size }), ...tried].join(' · ');
  }
  return (
    <div className="settings__part" id={ids.sent}>
      <h3>{t('sent')}</h3>
      {uploads.length === 0 && <p className="settings__none">{t('sentNone')}</p>}
      <Rows label={t('sent')}>
        {uploads.slice(0, shown).map((upload) => (
          <Row
            key={`${upload.kind} ${upload.at}`}
            title={nameOf(upload.kind)}
            text={wordsOf(upload)}
            end={<Outcome upload={upload} />}
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

/** How an upload ended: there, given up after its last try, stopped by the person, or never begun. */
function Outcome({ upload: { sent, attempts, error } }: { upload: UploadRecord }) {
  const t = useTranslations('settings');
  if (sent) {
    return (
      <Pill tone="ok" icon={iconCheck}>
        {t('arrived')}
      </Pill>
    );
  }
  const tried = error === 'aborted' ? 'halted' : 'failed';
  return (
    <Pill tone="warn" icon={iconAlertTriangle}>
      {t(attempts === 0 ? 'unread' : tried)}
    </Pill>
  );
}
