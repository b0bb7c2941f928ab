import { locales } from '@/lib/i18n/locale';
import type { RoutePath } from '@/lib/router/route-path.gen';

const loginPath: RoutePath = '/pages/account/get-code-page/get-code-page';

/**
 * By path, or by path and query: what its screen imports, what every page loads late at its end, its texts in each of
 * `locales`, and what it imports only for a user who is logged in, each an index into the files; and 1 if a guest is
 * sent to the log-in.
 */
export type Preloads = Readonly<
  Record<
    string,
    readonly [
      screen: readonly number[],
      texts: readonly (readonly number[])[],
      user: readonly number[],
      needsLogin: 0 | 1,
    ]
  >
>;

/** The files of the first frames: their script in each of `locales`, and the font of their texts. */
export type FrameFiles = { scripts: readonly string[]; font: string };

/**
 * A script for the page's head, after the boot script: preloads the files of the screen that the address names, and
 * its texts in the user's language. They would be requested only once the first scripts have run; what the first
 * content needs comes first. For another screen than Home the first paint waits two seconds at most for the script that
 * shows its first frame; the frame's font is loaded beside it, as a text that changes its font may move what is below (a
 * page that was opened as a file may not preload one). The shell has all files, so that there the boot script's cover is
 * short.
 */
export function preloadScript(
  files: readonly string[],
  screens: Preloads,
  { scripts, font }: FrameFiles,
): string {
  const table = [files, screens, scripts, locales, font].map((each) => JSON.stringify(each));
  return `(function(f,s,r,l,t,d){var h=location.hash.slice(1),a=h.split('?')[0]||'/',p=s[h]||s[a],n=Math.max(0,l.indexOf(d.dataset.locale)),w=d.dataset.boot=='wait',u=w&&localStorage.getItem('uni_token'),q=w&&a!='/'&&!window.androidBridge;function add(n,o){var e=Object.assign(document.createElement(n),o);document.head.append(e);o.blocking&&setTimeout(function(){e.blocking=''},2000)}function load(p){p[1][n].concat(u?p[2]:[],p[0]).forEach(function(i){add('link',{rel:'preload',as:'script',fetchPriority:'low',href:f[i]})})}if(!p)return;q&&(add('script',{blocking:'render',fetchPriority:'high',src:r[n]}),location.protocol!='file:'&&add('link',{rel:'preload',as:'font',crossOrigin:'',href:t}));load(p);q&&p[3]&&!u&&load(s['${loginPath}'])})(${table.join(',')},document.documentElement)`;
}
