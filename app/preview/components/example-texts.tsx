'use client';
import { Fragment, type ReactNode, Suspense } from 'react';
import { useShownLocale } from '@/app/layout/use-shown-locale';
import type { Look } from '@/app/preview/runtime/look';
import { PseudoTexts } from '@/app/preview/runtime/pseudo-texts';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import { exportLocale, htmlLang } from '@/lib/i18n/locale';
import { ScreenTexts } from '@/lib/i18n/screen-texts';

type Props = Pick<Look, 'locale' | 'pseudo'> & { children: ReactNode };

/** Gives examples the catalogue's texts in the chosen language. */
export function ExampleTexts({ locale: chosen = exportLocale, pseudo, children }: Props) {
  const { locale } = useShownLocale(chosen);
  const Frame = pseudo ? PseudoTexts : Fragment;
  return (
    <Suspense>
      <I18nProvider locale={locale}>
        <ScreenTexts>
          <Frame>
            <div lang={htmlLang[locale]}>{children}</div>
          </Frame>
        </ScreenTexts>
      </I18nProvider>
    </Suspense>
  );
}
