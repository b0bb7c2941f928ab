/** What the names of the scripts with frames begin with. */
export const framesPrefix = 'frames-';

/** A screen's first frame: the document's title, which is empty if it depends on the query, and HTML. */
export type Frame = readonly [title: string, html: string];

/** The frames of a language. */
export type Frames = {
  frames: readonly Frame[];
  /**
   * By path, by path and query, and by path and `?` for any other query: the index of the frame for who is logged in,
   * and of that for a guest.
   */
  addresses: Readonly<Record<string, readonly [member: number, guest: number]>>;
};

/**
 * A script of its own file, which the hash app's page loads beside its styles if its address names another screen
 * than Home: shows the screen's first frame in place of the boot script's cover, until the cover is removed. The
 * frame is inert, and outside of what React hydrates. A URL that overrides language, theme or user is for developers.
 */
export function frameScript(frames: Frames): string {
  return `(function(d,f){function show(){var h=location.hash.slice(1),p=f.addresses[h]||f.addresses[h.split('?')[0]+'?'],m,e,r;try{m=localStorage.getItem('uni_token')}catch(x){}if(!p||d.dataset.boot!='wait'||/[?&](scenario|locale|theme)=/.test(location.search))return;r=f.frames[p[m?0:1]];e=document.createElement('div');e.className='first-frame';e.inert=true;e.lang=d.dataset.locale;e.innerHTML=r[1];document.body.append(e);document.body.ariaBusy='true';if(r[0])document.title=r[0];d.dataset.boot='frame';new MutationObserver(function(c,o){if(d.dataset.boot=='frame')return;o.disconnect();e.remove();document.body.ariaBusy=null}).observe(d,{attributeFilter:['data-boot']})}document.readyState=='loading'?document.addEventListener('DOMContentLoaded',show):show()})(document.documentElement,${JSON.stringify(frames)})`;
}
