'use client';
import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl';
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { loadCatalogue, loadedCatalogue } from './catalogue';
import { getCurrentLocale } from './current-locale';
import type { Locale } from './locale';
import { mergeMessages } from './merge-messages';

type Translation = { locale: Locale; messages: AbstractIntlMessages };

/**
 * Provides the `screens` part of the catalogue to every screen but Home. In the hash app it has loaded
 * with the screen's chunk; a static page renders nothing until it has.
 */
export function ScreenTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const start = useMessages();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const screens = loadedCatalogue(locale, 'screens');
  useEffect(() => {
    // While a page hydrates in the exported language, that language's texts are not worth a request.
    if (screens || locale !== getCurrentLocale()) return;
    loadCatalogue(locale, 'screens').then(rerender, () => undefined);
  }, [locale, screens]);
  const messages = useMemo(() => screens && mergeMessages(start, screens), [start, screens]);
  const translation = useLastTranslation(locale, messages);
  if (!translation) return null;
  return <NextIntlClientProvider {...translation}>{children}</NextIntlClientProvider>;
}

/** Stays at the previous language until the next one has loaded, so that the screen keeps its state. */
function useLastTranslation(locale: Locale, messages: AbstractIntlMessages | undefined) {
  const [last, setLast] = useState<Translation>();
  if (!messages) return last;
  if (last?.locale === locale && last.messages === messages) return last;
  const next = { locale, messages };
  setLast(next);
  return next;
}
