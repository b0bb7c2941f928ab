import { type RenderOptions, type RenderResult, render } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { localeAtom } from '@/lib/i18n/current-locale';
import { catalogues } from './catalogues';

const wrappers = {
  es: ({ children }: Children) => <Catalogue locale="es">{children}</Catalogue>,
  en: ({ children }: Children) => <Catalogue locale="en">{children}</Catalogue>,
  vi: ({ children }: Children) => <Catalogue locale="vi">{children}</Catalogue>,
};

/**
 * What {@link renderWithI18n} takes beside the element: the language (Spanish by default) and Testing Library's
 * own options, of which a `wrapper` provides the texts in place of the catalogue.
 */
export type RenderWithI18nOptions = Omit<RenderOptions, 'queries'> & {
  locale?: keyof typeof catalogues;
};

/**
 * Renders an element as the app does: real catalogue, Chilean time zone.
 * A missing text throws, so that a test never passes on a bare key.
 */
export function renderWithI18n(
  ui: ReactElement,
  { locale = 'es', wrapper = wrappers[locale], ...options }: RenderWithI18nOptions = {},
): RenderResult {
  return render(ui, { ...options, wrapper });
}

type Children = { children: ReactNode };

/** A wrapper with the texts of the language that is chosen in the app, also after it has changed. */
export function ChosenCatalogue({ children }: Children) {
  return <Catalogue locale={useAtomValue(localeAtom)}>{children}</Catalogue>;
}

function Catalogue({ locale, children }: Children & { locale: keyof typeof catalogues }) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={catalogues[locale]}
      timeZone="America/Santiago"
      onError={failOnMissingText}
    >
      {children}
    </NextIntlClientProvider>
  );
}

function failOnMissingText(error: Error): never {
  throw error;
}
