import { useTranslations } from 'next-intl';
import { OfflineArt } from '@/components/art/states/offline-art';
import { Button } from '@/components/button/button';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import type { RetryProps } from './retry-props';
import { StateView } from './state-view';

/** There is no connection; what was entered is kept. */
export function OfflineState({ onRetry, retrying, page }: RetryProps) {
  const t = useTranslations('ui.state');
  return (
    <StateView
      live
      page={page}
      art={<OfflineArt />}
      title={t('offlineTitle')}
      text={t('offlineText')}
      action={
        <Button variant="soft" icon={iconRefresh} onClick={onRetry} loading={retrying}>
          {t('retry')}
        </Button>
      }
    />
  );
}
