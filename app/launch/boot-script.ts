/**
 * Runs before the first paint, from the page's head: sets the chosen theme, and covers the
 * prerendered Home (a guest's, in Spanish) where another screen, person or language is to come.
 * It reads storage itself, as nothing else is loaded yet; the keys are those of lib/storage. A page
 * that a stranger has framed stays empty, so that nobody is led to tap through it: a policy in a
 * `<meta>` cannot say `frame-ancestors`. Pages of files are all strangers to each other.
 */
export const bootScript = `(function(d,h){try{var s=localStorage,t=/dark|light/.exec(s.getItem('luka_theme')||''),l=s.getItem('luka_locale')||(/en/i.test(navigator.language)?'en':'es');if(t)d.dataset.theme=t[0];if((h&&h!=='#'&&h!=='#/')||s.getItem('uni_token')||!/es/.test(l)||window.androidBridge)d.dataset.boot='wait'}catch(e){}try{location.protocol!=='file:'&&top.location.href}catch(e){d.dataset.framed='stranger'}})(document.documentElement,location.hash)`;
