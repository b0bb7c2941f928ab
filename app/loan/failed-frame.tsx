import { ScreenFrame } from '@/app/layout/screen-frame';
import { ErrorState } from '@/components/state-view/error-state';
import { OfflineState } from '@/components/state-view/offline-state';
import type { CallState } from '@/lib/api/use-call';

type Props = {
  title: string;
  /** The call that failed. */
  call: Pick<CallState<unknown>, 'error' | 'isOffline' | 'isRefreshing' | 'retry'>;
};

/** A screen whose data did not come: why, and again. */
export function FailedFrame({ title, call }: Props) {
  const { error, isOffline, isRefreshing, retry } = call;
  const again = { page: true, retrying: isRefreshing, onRetry: () => void retry() };
  const said = typeof error?.userMessage === 'string' ? error.userMessage : undefined;
  return (
    <ScreenFrame title={title}>
      {isOffline ? <OfflineState {...again} /> : <ErrorState text={said} {...again} />}
    </ScreenFrame>
  );
}
