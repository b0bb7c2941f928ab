/**
 * Runs in the page's head, before the first paint. It sets the chosen theme, and covers the prerendered Home
 * (a guest's, in Spanish) if another screen, user or language will be shown instead. No module is loaded yet,
 * so it reads storage itself, with the keys of lib/storage. It hides a page that another origin has framed
 * (clickjacking): a CSP in a `<meta>` cannot contain `frame-ancestors`. From file:// every page is its own
 * origin, so there the check is skipped.
 */
export const bootScript = `(function(d,h){try{var s=localStorage,t=/dark|light/.exec(s.getItem('luka_theme')||''),l=s.getItem('luka_locale')||(/en/i.test(navigator.language)?'en':'es');if(t)d.dataset.theme=t[0];if((h&&h!=='#'&&h!=='#/')||s.getItem('uni_token')||!/es/.test(l)||window.androidBridge)d.dataset.boot='wait'}catch(e){}try{location.protocol!=='file:'&&top.location.href}catch(e){d.dataset.framed='stranger'}})(document.documentElement,location.hash)`;
