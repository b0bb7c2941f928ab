import { useTranslations } from 'next-intl';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { ErrorState, OfflineState, StateView } from './state-view';

const retry = { onRetry: () => undefined };

/** Nothing there, broken, offline, and being tried again. */
export const examples = {
  empty: () => {
    const t = useTranslations('increaseAmount.none');
    return (
      <StateView
        art={<EmptyArt />}
        title={t('title')}
        text={t('text')}
        action={<Button>{t('action')}</Button>}
      />
    );
  },
  error: () => <ErrorState {...retry} />,
  errorOfServer: () => <ErrorState {...retry} text={useTranslations('apiErrors')('server')} />,
  retrying: () => <ErrorState {...retry} retrying />,
  offline: () => <OfflineState {...retry} />,
};
