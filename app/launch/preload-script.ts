import { locales } from '@/lib/i18n/locale';

/**
 * By path: what its screen imports, its texts in each of `locales`, and what it imports only for a user who is logged
 * in; each an index into the files.
 */
export type Preloads = Readonly<
  Record<
    string,
    readonly [
      screen: readonly number[],
      texts: readonly (readonly number[])[],
      user: readonly number[],
    ]
  >
>;

/**
 * A script for the page's head, after the boot script: preloads the files of the screen that the address names, and
 * its texts in the user's language. They would be requested only once the first scripts have run.
 */
export function preloadScript(files: readonly string[], screens: Preloads): string {
  const table = [files, screens, locales].map((value) => JSON.stringify(value)).join(',');
  return `(function(f,s,l,d){var p=s[location.hash.slice(1).split('?')[0]||'/'];p&&p[0].concat(p[1][Math.max(0,l.indexOf(d.dataset.locale))],d.dataset.boot=='wait'&&localStorage.getItem('uni_token')?p[2]:[]).forEach(function(i){var e=document.createElement('link');e.rel='preload';e.as=/css$/.test(f[i])?'style':'script';e.fetchPriority='low';e.href=f[i];document.head.append(e)})})(${table},document.documentElement)`;
}
