import { getDefaultStore, useSetAtom } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { loadLanguage } from '@/lib/i18n/catalogue';
import { localeAtom } from '@/lib/i18n/current-locale';
import { detectLocale, exportLocale, htmlLang, type Locale } from '@/lib/i18n/locale';
import { onChange } from '@/lib/storage/changes';
import { readValue } from '@/lib/storage/values';

// Before the first render: its effects load the screen's texts in the current language.
getDefaultStore().set(localeAtom, wantedLocale());

/**
 * The language of the screens. It starts as the page's, so that hydration matches the prerendered HTML, and
 * changes once the messages of the wanted language have loaded; if they fail to load, it stays. `settled`
 * is true after either.
 */
export function useShownLocale(
  preset?: Locale,
  prerenderedIn: Locale = exportLocale,
): { locale: Locale; settled: boolean } {
  const setCurrent = useSetAtom(localeAtom);
  const [shown, setShown] = useState<{ locale: Locale; settled: boolean }>(() => ({
    locale: prerenderedIn,
    settled: false,
  }));

  // Not `useStored`: it renders again at once while the page hydrates, which would discard the prerendered HTML.
  useEffect(() => {
    let last: Locale | undefined;
    let current = prerenderedIn;
    const show = (wanted: Locale) => {
      last = wanted;
      loadLanguage(wanted).then(
        () => {
          if (last !== wanted) return;
          current = wanted;
          document.documentElement.lang = htmlLang[wanted];
          setCurrent(wanted);
          // A transition: the old screen stays visible until the new language has rendered.
          startTransition(() => setShown({ locale: wanted, settled: true }));
        },
        () => {
          if (last !== wanted) return;
          // What screens show is in the language of the page, which stays.
          setCurrent(current);
          setShown(({ locale }) => ({ locale, settled: true }));
        },
      );
    };
    const showWanted = () => show(preset ?? wantedLocale());
    showWanted();
    const unsubscribe = onChange('luka_locale', showWanted);
    return () => {
      last = undefined;
      unsubscribe();
    };
  }, [preset, prerenderedIn, setCurrent]);

  return shown;
}

/** The language chosen in Settings, else the device's; the exported one during the export. */
function wantedLocale(): Locale {
  if (typeof navigator === 'undefined') return exportLocale;
  return readValue('luka_locale') ?? detectLocale(navigator.language);
}
