'use client';
import {
  type AbstractIntlMessages,
  type IntlError,
  IntlErrorCode,
  NextIntlClientProvider,
} from 'next-intl';
import { type ReactNode, use, useCallback, useState } from 'react';
import { allScreenParts, loadCatalogue, loadCatalogues, loadedCatalogue } from './catalogue';
import { fallbackLocale, type Locale } from './locale';
import { mergeMessages } from './merge-messages';

/** The zone of Luka's business day (contract.md section 1). */
const timeZone = 'America/Santiago';

type Props = { locale: Locale; children: ReactNode };

/**
 * Provides the messages of one language and loads no other. Suspends while they load, so that
 * prerendered HTML stays in place.
 */
export function I18nProvider({ locale, children }: Props) {
  const [fallback, setFallback] = useState<AbstractIntlMessages>();
  // A missing message loads English, the fallback language (product.md section 1).
  const onError = useCallback((error: IntlError) => {
    if (error.code !== IntlErrorCode.MISSING_MESSAGE) return;
    loadFallback().then(setFallback, () => undefined);
  }, []);
  const messages = loadedCatalogue(locale, 'start') ?? use(loadCatalogue(locale));
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={fallback ? mergeMessages(fallback, messages) : messages}
      onError={onError}
      timeZone={timeZone}
    >
      {children}
    </NextIntlClientProvider>
  );
}

async function loadFallback(): Promise<AbstractIntlMessages> {
  const parts = await loadCatalogues(fallbackLocale, ['start', ...allScreenParts]);
  return parts.reduce(mergeMessages);
}
