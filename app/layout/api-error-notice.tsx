import { useTranslations } from 'next-intl';
import { Notice } from '@/components/notice/notice';
import type { ApiError, ApiErrorCode } from '@/lib/api/errors';
import { useConnectionBack } from './use-connection-back';

type Props = {
  /** Why the last request failed; null renders nothing. */
  error: ApiError | null;
  id?: string;
  /** What a lost reply means, where the request may have arrived. */
  lost?: string;
};

/** What remains on the screen after the toast, which names the cause (lib/api/report-error), in words of its own. */
const lastingTexts: Partial<Record<ApiErrorCode, 'sending.offline' | 'apiErrors.loggedOut'>> = {
  network: 'sending.offline',
  loggedOut: 'apiErrors.loggedOut',
};

/**
 * Shows that a request failed: the server's message, else what that means for the user's data. After a failure
 * without a connection it asks to send again, once the connection is back. For screens with the texts of `apply`.
 */
export function ApiErrorNotice({ error, id, lost }: Props) {
  const t = useTranslations();
  const isBack = useConnectionBack(error);
  if (isBack) {
    return (
      <Notice key="back" live id={id}>
        {t('apiErrors.backOnline')}
      </Notice>
    );
  }
  if (error === null || error.code === 'aborted') return null;
  const isLost = error.code === 'network' || error.code === 'timeout';
  return (
    <Notice tone="bad" live id={id}>
      {typeof error.userMessage === 'string'
        ? error.userMessage
        : (isLost && lost) || t(lastingTexts[error.code] ?? 'sending.failed')}
    </Notice>
  );
}
