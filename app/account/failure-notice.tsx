import { useTranslations } from 'next-intl';
import { Notice } from '@/components/notice/notice';
import type { ApiError } from '@/lib/api/errors';

type Props = {
  /** Why the last try was not taken; nothing is shown where it is null. */
  error: ApiError | null;
  id?: string;
};

/** What went wrong with a call, in the server's words or ours, on the page for as long as it holds. */
export function FailureNotice({ error, id }: Props) {
  const t = useTranslations();
  if (error === null || error.code === 'aborted') return null;
  const message = error.userMessage ?? { key: 'apiErrors.server' as const };
  return (
    <Notice tone="bad" live id={id}>
      {typeof message === 'string' ? message : t(message.key)}
    </Notice>
  );
}
