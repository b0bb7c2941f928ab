import { useTranslations } from 'next-intl';
import type { ApiError } from '@/lib/api/errors';

/** Returns the text of a failed call for the page, as a sentence: the server's own, else that of the error's code. */
export function useFailureText(): (error: ApiError) => string {
  const t = useTranslations();
  return ({ userMessage }) => {
    // A refusal is written to stand at a field, without a full stop.
    if (typeof userMessage === 'string') return userMessage.replace(/[^.!?…]$/, '$&.');
    return userMessage ? t(userMessage.key) : t('loan.rejected');
  };
}
