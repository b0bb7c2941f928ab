import { useTranslations } from 'next-intl';
import type { ApiError } from '@/lib/api/errors';

/** Puts a failed call into words, to stay on the page: the server's own, else those of its kind. */
export function useFailureText(): (error: ApiError) => string {
  const t = useTranslations();
  return ({ userMessage }) => {
    if (typeof userMessage === 'string') return userMessage;
    return userMessage ? t(userMessage.key) : t('loan.rejected');
  };
}
