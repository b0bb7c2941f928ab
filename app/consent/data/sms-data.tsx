import { useTranslations } from 'next-intl';
import { Row } from '@/components/rows/rows';
import { useFormat } from '@/lib/format/use-format';
import { readSms } from '@/lib/uploads/read-phone';
import { GrowingList } from './growing-list';
import { ReadData } from './read-data';

/** How many messages there are, and each of them, the phone's order. Android may have to ask first. */
export function SmsData() {
  const t = useTranslations('consent');
  const format = useFormat();
  return (
    <ReadData read={readAsking}>
      {({ list }) => (
        <>
          <p className="muted">{t('smsCount', { count: list.length })}</p>
          <GrowingList
            label={t('data')}
            items={list}
            row={({ address, body, date }, place) => (
              <Row key={place} title={`${address} · ${format.dateTime(date)}`} text={body} />
            )}
          />
        </>
      )}
    </ReadData>
  );
}

function readAsking(signal: AbortSignal) {
  return readSms(signal, { ask: true });
}
