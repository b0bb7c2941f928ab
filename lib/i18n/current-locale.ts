import { atom, getDefaultStore } from 'jotai';
import { exportLocale, type Locale } from './locale';

/**
 * The current language, for API headers and loaders outside React: chosen in Settings, else the
 * device's (contract.md section 1). `app/layout/use-shown-locale` sets it.
 */
export const localeAtom = atom<Locale>(exportLocale);

/** The current language, for code outside React. */
export function getCurrentLocale(): Locale {
  return getDefaultStore().get(localeAtom);
}
