'use client';
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { arrivedCatalogue, loadCatalogue } from './catalogue';
import { getCurrentLocale } from './current-locale';
import { exportLocale, isLocale } from './locale';
import { mergeMessages } from './merge-messages';

/**
 * Gives a screen other than Home its texts too. The stage has them loaded with the screen's code; a
 * page of its own shows nothing until they are here.
 */
export function ScreenTexts({ children }: { children: ReactNode }) {
  const shown = useLocale();
  const locale = isLocale(shown) ? shown : exportLocale;
  const start = useMessages();
  const [, arrive] = useReducer((times: number) => times + 1, 0);
  const screens = arrivedCatalogue(locale, 'screens');
  useEffect(() => {
    // The exported language gives way to the person's own in a moment: its texts are not worth a load.
    if (screens || locale !== getCurrentLocale()) return;
    loadCatalogue(locale, 'screens').then(arrive, () => undefined);
  }, [locale, screens]);
  const messages = useMemo(() => screens && mergeMessages(start, screens), [start, screens]);
  if (!messages) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
