import { useTranslations } from 'next-intl';
import type { ApiError } from '@/lib/api/errors';

/** Returns the text of a failed call for the page: the server's own, else that of the error's code. */
export function useFailureText(): (error: ApiError) => string {
  const t = useTranslations();
  return ({ userMessage }) => {
    if (typeof userMessage === 'string') return userMessage;
    return userMessage ? t(userMessage.key) : t('loan.rejected');
  };
}
