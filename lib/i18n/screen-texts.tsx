'use client';
import { useAtomValue } from 'jotai';
import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl';
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { loadCatalogues, loadedCatalogue, type ScreenPart } from './catalogue';
import { localeAtom } from './current-locale';
import type { Locale } from './locale';
import { mergeMessages } from './merge-messages';

type Translation = { locale: Locale; messages: AbstractIntlMessages };

type Props = {
  /** The same array at each render. */
  parts: readonly ScreenPart[];
  children: ReactNode;
};

/**
 * Provides parts of the catalogue beside `start`. In the hash app they have loaded with the screen's
 * chunk; a static page renders nothing until they have.
 */
export function ScreenTexts({ parts, children }: Props) {
  const locale = useLocale();
  const current = useAtomValue(localeAtom);
  const start = useMessages();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isLoaded = parts.every((part) => loadedCatalogue(locale, part));
  useEffect(() => {
    // While a page hydrates in the exported language, that language's texts are not worth a request.
    if (isLoaded || locale !== current) return;
    loadCatalogues(locale, parts).then(rerender, () => undefined);
  }, [locale, current, parts, isLoaded]);
  const messages = useMemo(
    () => (isLoaded ? mergeParts(start, locale, parts) : undefined),
    [start, locale, parts, isLoaded],
  );
  const translation = useLastTranslation(locale, messages);
  if (!translation) return null;
  return <NextIntlClientProvider {...translation}>{children}</NextIntlClientProvider>;
}

function mergeParts(start: AbstractIntlMessages, locale: Locale, parts: readonly ScreenPart[]) {
  return parts.reduce(
    (messages, part) => mergeMessages(messages, loadedCatalogue(locale, part) ?? {}),
    start,
  );
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
