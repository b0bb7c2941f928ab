/**
 * Runs in the page's head, before the first paint. It sets the chosen theme and `data-locale`, the user's language,
 * and covers the prerendered Home (a guest's) if another screen or user will be shown instead, or another language:
 * the head's next script then opens the page in it. No module is loaded yet, so it reads storage itself, with
 * the keys of lib/storage. It hides a page that another origin has framed (clickjacking): a CSP in a `<meta>`
 * cannot contain `frame-ancestors`. From file:// every page is its own origin, so there the check is skipped.
 *
 * The one policy of Trusted Types lets a script's address be of the own origin, for Turbopack's chunks and the service
 * worker; no text becomes HTML or code. See scripts/export/secure-html.
 *
 * Next may not write history entries, which belong to lib/router: when it has hydrated it writes the address of its
 * start, also over that of a Back or a link in the meantime. Code of ours writes them by `writeEntry`.
 */
export const bootScript = `(function(d,h){self.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(u){return new URL(u,d.baseURI).origin===new URL(location).origin?u:null}});history.pushState=history.replaceState=function(){};try{var s=localStorage,t=/dark|light/.exec(s.getItem('luka_theme')||''),l=s.getItem('luka_locale')||(/en/i.test(navigator.language)?'en':'es');if(t)d.dataset.theme=t[0];d.dataset.locale=l=/en|vi/.exec(l)||'es';if((h&&h!=='#'&&h!=='#/')||s.getItem('uni_token')||window.androidBridge)d.dataset.boot='wait';else if(l!=d.lang.slice(0,2))d.dataset.boot='language'}catch(e){}try{location.protocol!=='file:'&&top.location.href}catch(e){d.dataset.framed='stranger'}})(document.documentElement,location.hash)`;
