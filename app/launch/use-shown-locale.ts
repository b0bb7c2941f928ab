import { getDefaultStore, useSetAtom } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { loadLanguage } from '@/lib/i18n/catalogue';
import { localeAtom } from '@/lib/i18n/current-locale';
import { detectLocale, exportLocale, htmlLang, type Locale } from '@/lib/i18n/locale';
import { useStored } from '@/lib/storage/use-stored';
import { readValue } from '@/lib/storage/values';

// Before the first render, whose effects load the screen's texts in the current language.
getDefaultStore().set(localeAtom, wantedLocale());

/**
 * The language of the screens. It begins as the exported one, so that the prerendered page comes to
 * life as it is, and changes without a reload once the wanted one's messages are here; where they
 * cannot be had, it stays. `settled` says that this was decided.
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
        // As a transition the screen stays in sight until it stands in the new language.
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
