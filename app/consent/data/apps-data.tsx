import { useTranslations } from 'next-intl';
import { Row } from '@/components/rows/rows';
import { readApps } from '@/lib/uploads/read-phone';
import { GrowingList } from './growing-list';
import { ReadData } from './read-data';

/** How many apps there are, and each of them. */
export function AppsData() {
  const t = useTranslations('consent');
  return (
    <ReadData read={readApps}>
      {({ list }) => (
        <>
          <p className="muted">{t('appsCount', { count: list.length })}</p>
          <GrowingList
            label={t('data')}
            items={list}
            row={({ packageName, appName, versionName }) => (
              <Row key={packageName} title={appName} text={`${packageName} · ${versionName}`} />
            )}
          />
        </>
      )}
    </ReadData>
  );
}
