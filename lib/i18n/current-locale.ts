import { atom, getDefaultStore } from 'jotai';
import { readValue } from '@/lib/storage/values';
import { detectLocale, exportLocale, type Locale } from './locale';

/**
 * The language of what is asked of the server and said in its name: the one chosen in Settings, else
 * the device's (contract.md section 1). The shell keeps it in step with what is shown.
 */
export const localeAtom = atom<Locale>(wantedLocale());

/** The language in force, for code outside React such as the API's headers. */
export function getCurrentLocale(): Locale {
  return getDefaultStore().get(localeAtom);
}

/** The language that this person and device ask for; the export's own where there is no device. */
export function wantedLocale(): Locale {
  if (typeof navigator === 'undefined') return exportLocale;
  return readValue('luka_locale') ?? detectLocale(navigator.language);
}
