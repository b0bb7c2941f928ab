/**
 * Runs before the first paint, from the page's head: sets the chosen theme, and covers the
 * prerendered Home (a guest's, in Spanish) where another screen, person or language is to come.
 * It reads storage itself, as nothing else is loaded yet; the keys are those of lib/storage.
 */
export const bootScript = `(function(d,h){try{var s=localStorage,t=/dark|light/.exec(s.getItem('luka_theme')||''),l=s.getItem('luka_locale')||(/en/i.test(navigator.language)?'en':'es');if(t)d.dataset.theme=t[0];if((h&&h!=='#'&&h!=='#/')||s.getItem('uni_token')||!/es/.test(l)||window.androidBridge)d.dataset.boot='wait'}catch(e){}})(document.documentElement,location.hash)`;
