import { useTranslations } from 'next-intl';
import { Row, Rows } from '@/components/rows/rows';
import { useFormat } from '@/lib/format/use-format';
import { readDevice } from '@/lib/uploads/read-phone';
import { flatFields } from './flat-fields';
import { ReadData } from './read-data';

/** Every field of the phone's data; `names` by path, such as `battery.level`. */
export function DeviceData({ names }: { names: Readonly<Record<string, string>> }) {
  const t = useTranslations('consent');
  const format = useFormat();
  function words(value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    // A fraction as it is: rounded it would not be the very data.
    return Number.isInteger(value) ? format.number(Number(value)) : String(value);
  }
  return (
    <ReadData read={readDevice}>
      {(device) => (
        <Rows label={t('data')}>
          {flatFields(device).map(({ path, value }) => (
            <Row key={path} title={names[path] ?? path} end={words(value)} />
          ))}
        </Rows>
      )}
    </ReadData>
  );
}
