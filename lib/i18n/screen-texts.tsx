'use client';
import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl';
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { arrivedCatalogue, loadCatalogue } from './catalogue';
import { getCurrentLocale } from './current-locale';
import { exportLocale, isLocale, type Locale } from './locale';
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
  const spoken = useLastSpoken(locale, messages);
  if (!spoken) return null;
  return (
    <NextIntlClientProvider locale={spoken.locale} messages={spoken.messages}>
      {children}
    </NextIntlClientProvider>
  );
}

type Spoken = { locale: Locale; messages: AbstractIntlMessages };

/** The language before, until the new one's texts are here: what is typed or open on the screen stays. */
function useLastSpoken(locale: Locale, messages: AbstractIntlMessages | undefined) {
  const [last, setLast] = useState<Spoken>();
  if (!messages) return last;
  if (last?.locale === locale && last.messages === messages) return last;
  const spoken = { locale, messages };
  setLast(spoken);
  return spoken;
}
