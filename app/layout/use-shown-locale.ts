import { getDefaultStore, useSetAtom } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { loadLanguage } from '@/lib/i18n/catalogue';
import { localeAtom } from '@/lib/i18n/current-locale';
import { detectLocale, exportLocale, htmlLang, type Locale } from '@/lib/i18n/locale';
import { useStored } from '@/lib/storage/use-stored';
import { readValue } from '@/lib/storage/values';

// Before the first render: its effects load the screen's texts in the current language.
getDefaultStore().set(localeAtom, wantedLocale());

/**
 * The language of the screens. It starts as the exported one, so that hydration matches the prerendered HTML,
 * and changes once the messages of the wanted language have loaded; if they fail to load, it stays. `settled`
 * is true after either.
 */
export function useShownLocale(preset?: Locale): { locale: Locale; settled: boolean } {
  const choice = useStored('luka_locale');
  const setCurrent = useSetAtom(localeAtom);
  const [shown, setShown] = useState<{ locale: Locale; settled: boolean }>({
    locale: exportLocale,
    settled: false,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is what makes another language wanted
  useEffect(() => {
    const wanted = preset ?? wantedLocale();
    let current = true;
    loadLanguage(wanted).then(
      () => {
        if (!current) return;
        document.documentElement.lang = htmlLang[wanted];
        setCurrent(wanted);
        // A transition: the old screen stays visible until the new language has rendered.
        startTransition(() => setShown({ locale: wanted, settled: true }));
      },
      () => current && setShown(({ locale }) => ({ locale, settled: true })),
    );
    return () => {
      current = false;
    };
  }, [choice, preset, setCurrent]);

  return shown;
}

/** The language chosen in Settings, else the device's; the exported one during the export. */
function wantedLocale(): Locale {
  if (typeof navigator === 'undefined') return exportLocale;
  return readValue('luka_locale') ?? detectLocale(navigator.language);
}
