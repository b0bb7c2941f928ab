'use client';
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { pseudoMessages } from './pseudo-messages';

/** Gives what is inside the texts of the language in force as a pseudo-locale. */
export function PseudoTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  const pseudo = useMemo(() => pseudoMessages(messages), [messages]);
  return (
    <NextIntlClientProvider locale={locale} messages={pseudo}>
      {children}
    </NextIntlClientProvider>
  );
}
