import { useTranslations } from 'next-intl';
import { FaultArt } from '@/components/art/states/fault-art';
import { Button } from '@/components/button/button';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import type { RetryProps } from './retry-props';
import { StateView } from './state-view';

/** Props of {@link ErrorState}. */
export type ErrorStateProps = RetryProps & {
  /** What went wrong, where the server says so. */
  text?: string;
};

/** What was asked for did not come, and can be asked for again. */
export function ErrorState({ onRetry, retrying, page, text }: ErrorStateProps) {
  const t = useTranslations('ui.state');
  return (
    <StateView
      live
      page={page}
      art={<FaultArt />}
      title={t('errorTitle')}
      text={text ?? t('errorText')}
      action={
        <Button variant="soft" icon={iconRefresh} onClick={onRetry} loading={retrying}>
          {t('retry')}
        </Button>
      }
    />
  );
}
