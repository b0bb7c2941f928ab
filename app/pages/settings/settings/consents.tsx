import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Row } from '@/components/rows/row';
import { Rows } from '@/components/rows/rows';
import { useFormat } from '@/lib/format/use-format';
import { useStored } from '@/lib/storage/use-stored';
import { readValue, writeValue } from '@/lib/storage/values';
import { showToast } from '@/lib/toast/toast';
import { useDataName } from './data-name';
import { ids } from './screen.ids';

/** Every consent that this person has answered, with its date; one that was given can be taken back. */
export function Consents({ userId }: { userId: string }) {
  const t = useTranslations('settings');
  const format = useFormat();
  const nameOf = useDataName();
  const consents = useStored(`luka_consents_${userId}`) ?? {};
  const entries = Object.entries(consents);
  function takeBack(name: string) {
    const kept = readValue(`luka_consents_${userId}`) ?? {};
    const answer = { granted: false, at: new Date().toISOString() };
    writeValue(`luka_consents_${userId}`, { ...kept, [name]: answer });
    showToast(t('takenBack'));
  }
  return (
    <div className="settings__part" id={ids.consents}>
      <h3>{t('consents')}</h3>
      {entries.length === 0 && <p className="settings__none">{t('consentsNone')}</p>}
      <Rows label={t('consents')}>
        {entries.map(([name, { granted, at }]) => (
          <Row
            key={name}
            title={nameOf(name)}
            text={t(granted ? 'granted' : 'notGranted', { date: format.dateTime(at) })}
            end={
              granted && (
                <Button small variant="soft" onClick={() => takeBack(name)}>
                  {t('takeBack')}
                  <span className="vh"> {nameOf(name)}</span>
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </div>
  );
}
