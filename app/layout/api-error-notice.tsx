import { useTranslations } from 'next-intl';
import { Notice } from '@/components/notice/notice';
import type { ApiError } from '@/lib/api/errors';
import { useConnectionBack } from './use-connection-back';

type Props = {
  /** Why the last request failed; null renders nothing. */
  error: ApiError | null;
  id?: string;
};

/**
 * Shows why a request failed: the server's message, else the text of the error's code. After a failure without a
 * connection it asks to send again, once the connection is back.
 */
export function ApiErrorNotice({ error, id }: Props) {
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
  const message = error.userMessage ?? { key: 'apiErrors.server' as const };
  return (
    <Notice tone="bad" live id={id}>
      {typeof message === 'string' ? message : t(message.key)}
    </Notice>
  );
}
