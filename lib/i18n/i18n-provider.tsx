'use client';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, use } from 'react';
import { loadCatalogue, loadedCatalogue } from './catalogue';
import type { Locale } from './locale';

/** The zone of Luka's business day (decisions.md section 1). */
const timeZone = 'America/Santiago';

type Props = { locale: Locale; children: ReactNode };

/**
 * Gives the screens their language. Only this language's messages are loaded; while they come it
 * suspends, so that a prerendered page stays as it is.
 */
export function I18nProvider({ locale, children }: Props) {
  const messages = loadedCatalogue(locale) ?? use(loadCatalogue(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
