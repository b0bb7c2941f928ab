import { isLocale } from '@/lib/i18n/locale';
import { homeInLanguage } from './language-page';
import { sendFirstCalls } from './send-first-calls';
import { type StartTexts, watchStart } from './watch-start';

/*
 * The entry of a script in the head of the hash app's pages, bundled by scripts/export/head-script: what is not to
 * wait for Next and React. It follows the boot script, which has found the user's language.
 */
declare const START_TEXTS: StartTexts;

const { dataset, lang } = document.documentElement;
const wanted = isLocale(dataset.locale) ? dataset.locale : 'es';
const home = homeInLanguage(wanted, lang, location);
if (home === undefined) {
  watchStart(START_TEXTS);
  // The first frame comes before the calls, which take as long to send as a tenth of what it takes to show.
  requestAnimationFrame(() => setTimeout(() => sendFirstCalls(wanted)));
} else location.replace(home);
