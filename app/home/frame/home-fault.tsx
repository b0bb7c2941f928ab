import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { ids } from '../home.ids';

type Props = {
  offline: boolean;
  retry: () => Promise<unknown>;
  retrying: boolean;
};

/** Home when nothing could be loaded: the sun behind a cloud, and another try. */
export function HomeFault({ offline, retry, retrying }: Props) {
  const t = useTranslations('ui.state');
  return (
    <div role="status">
      <Hero
        sun="clouded"
        title={offline ? t('offlineTitle') : t('errorTitle')}
        text={offline ? t('offlineText') : t('errorText')}
      >
        <Button
          id={ids.retry}
          variant="soft"
          icon={iconRefresh}
          loading={retrying}
          onClick={() => void retry()}
        >
          {t('retry')}
        </Button>
      </Hero>
    </div>
  );
}
