import { atom, getDefaultStore } from 'jotai';
import { detectLocale, type Locale } from './locale';

/** The person's own choice in Settings; `null` follows the device. Filled at launch from storage. */
export const localeChoiceAtom = atom<Locale | null>(null);

/** The language in force: the choice, else the device's (decisions.md section 1). */
export const localeAtom = atom<Locale>(
  (get) =>
    get(localeChoiceAtom) ??
    detectLocale(typeof navigator === 'undefined' ? undefined : navigator.language),
);

/** The language in force, for code outside React such as the API's headers. */
export function getCurrentLocale(): Locale {
  return getDefaultStore().get(localeAtom);
}
