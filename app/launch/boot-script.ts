/**
 * Runs in the page's head, before the first paint. It sets the chosen theme and `data-locale`, the user's language,
 * and covers the prerendered Home (a guest's, in Spanish) if another screen or user will be shown instead, or
 * another language, until `translationScript` has run. No module is loaded yet, so it reads storage itself, with
 * the keys of lib/storage. It hides a page that another origin has framed (clickjacking): a CSP in a `<meta>`
 * cannot contain `frame-ancestors`. From file:// every page is its own origin, so there the check is skipped.
 */
export const bootScript = `(function(d,h){try{var s=localStorage,t=/dark|light/.exec(s.getItem('luka_theme')||''),l=s.getItem('luka_locale')||(/en/i.test(navigator.language)?'en':'es');if(t)d.dataset.theme=t[0];d.dataset.locale=l=/en|vi/.exec(l)||'es';if((h&&h!=='#'&&h!=='#/')||s.getItem('uni_token')||window.androidBridge)d.dataset.boot='wait';else if(l!='es')d.dataset.boot='language'}catch(e){}try{location.protocol!=='file:'&&top.location.href}catch(e){d.dataset.framed='stranger'}})(document.documentElement,location.hash)`;

/**
 * Runs at the end of the hash app's body, after the templates of Home's other languages: shows the user's, in which
 * the page then hydrates. The export adds both; without them Home stays covered until its texts have loaded.
 */
export const translationScript = `(function(d,t){if(d.dataset.boot!='language'||!t)return;document.querySelector('body>.screen').replaceWith(t.content.firstElementChild);document.title=t.title;d.lang=t.lang;d.dataset.boot='translated'})(document.documentElement,document.getElementById('home-'+document.documentElement.dataset.locale))`;
