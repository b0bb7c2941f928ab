import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { ids } from './home.ids';

type Props = {
  isOffline: boolean;
  retry: () => Promise<unknown>;
  isRetrying: boolean;
};

/** The hero when Home failed to load, with a retry button. */
export function HomeError({ isOffline, retry, isRetrying }: Props) {
  const t = useTranslations('ui.state');
  return (
    <div role="status">
      <Hero
        sun="clouded"
        title={isOffline ? t('offlineTitle') : t('errorTitle')}
        text={isOffline ? t('offlineText') : t('errorText')}
      >
        <Button
          id={ids.retry}
          variant="soft"
          icon={iconRefresh}
          loading={isRetrying}
          opens
          onClick={() => void retry()}
        >
          {t('retry')}
        </Button>
      </Hero>
    </div>
  );
}
