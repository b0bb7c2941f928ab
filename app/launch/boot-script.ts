import en from '@/locales/start/en.json';
import es from '@/locales/start/es.json';
import vi from '@/locales/start/vi.json';

/**
 * Runs in the page's head, before the first paint. It sets the chosen theme and `data-locale`, the user's language,
 * and covers the prerendered Home (a guest's, in Spanish) if another screen or user will be shown instead, or
 * another language, until `translationScript` has run. No module is loaded yet, so it reads storage itself, with
 * the keys of lib/storage. It hides a page that another origin has framed (clickjacking): a CSP in a `<meta>`
 * cannot contain `frame-ancestors`. From file:// every page is its own origin, so there the check is skipped.
 *
 * Next may not write history entries, which belong to lib/router: when it has hydrated it writes the address of its
 * start, also over that of a Back or a link in the meantime. Code of ours writes them by `writeEntry`.
 */
export const bootScript = `(function(d,h){history.pushState=history.replaceState=function(){};try{var s=localStorage,t=/dark|light/.exec(s.getItem('luka_theme')||''),l=s.getItem('luka_locale')||(/en/i.test(navigator.language)?'en':'es');if(t)d.dataset.theme=t[0];d.dataset.locale=l=/en|vi/.exec(l)||'es';if((h&&h!=='#'&&h!=='#/')||s.getItem('uni_token')||window.androidBridge)d.dataset.boot='wait';else if(l!='es')d.dataset.boot='language'}catch(e){}try{location.protocol!=='file:'&&top.location.href}catch(e){d.dataset.framed='stranger'}})(document.documentElement,location.hash)`;

const lateTexts = Object.entries({ es, en, vi }).map(([locale, { ui }]) => {
  const { errorTitle, errorText, retry } = ui.state;
  return [locale, [errorTitle, errorText, retry]];
});

/**
 * Follows the boot script: no start waits for ever, whatever it waits for. A page that is still covered, or shows its
 * first frame, after 25 s in the shell, whose files are on the phone and whose calls end after 15 s, or after 60 s in a
 * browser, is loaded again; one that was loaded again, or that has no connection, says so over the cover and offers to.
 * Its start goes on, and the message disappears with the cover.
 */
export const lateScript = `(function(d,t,k,s,a){try{s=sessionStorage;a=s.getItem(k);s.removeItem(k)}catch(e){a=1}setTimeout(function(){if(!/wait|language|frame/.test(d.dataset.boot))return;function r(){location.reload()}if(!a&&navigator.onLine)try{s.setItem(k,1);return r()}catch(e){}var e=document.createElement('div');e.className='start-late';e.role='alert';['h1','p','button'].forEach(function(n,i){n=document.createElement(n);n.textContent=t[d.dataset.locale][i];e.append(n)});e.lastChild.className='btn btn--primary';e.lastChild.onclick=r;document.body.append(e);d.dataset.boot='late'},window.androidBridge?25e3:6e4)})(document.documentElement,${JSON.stringify(Object.fromEntries(lateTexts))},'luka_late_start')`;

/**
 * Runs at the end of the hash app's body, after the templates of Home's other languages: shows the user's, in which
 * the page then hydrates. The export adds both; without them Home stays covered until its texts have loaded.
 */
export const translationScript = `(function(d,t){if(d.dataset.boot!='language'||!t)return;document.querySelector('body>.screen').replaceWith(t.content.firstElementChild);document.title=t.title;d.lang=t.lang;d.dataset.boot='translated'})(document.documentElement,document.getElementById('home-'+document.documentElement.dataset.locale))`;
