import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { bankAccountDigits } from '@/lib/chile/account-number';
import { adultAge } from '@/lib/chile/age';
import { emailMaxLength } from '@/lib/chile/email';
import { nameLength } from '@/lib/chile/names';
import { phoneDigits } from '@/lib/chile/phone';
import type { ErrorKey } from '@/lib/i18n/message-types';
import { serverError } from './field-errors';

/** The limits that messages name, so that no catalogue holds a number. */
const limits = {
  nameMin: nameLength.min,
  nameMax: nameLength.max,
  adultAge,
  phoneDigits,
  emailMax: emailMaxLength,
  accountMin: bankAccountDigits.min,
  accountMax: bankAccountDigits.max,
};

/**
 * Turns a field's error into words: the server's own as they come, else the text under its key in
 * the namespace `errors`.
 */
export function useErrorText(): (error: { type: string; message: string }) => string {
  const t = useTranslations('errors');
  return useCallback(
    ({ type, message }) => {
      const isKey = (text: string): text is ErrorKey => t.has(text as ErrorKey);
      return type !== serverError && isKey(message) ? t(message, limits) : message;
    },
    [t],
  );
}
