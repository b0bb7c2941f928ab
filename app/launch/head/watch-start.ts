import { isLocale, type Locale } from '@/lib/i18n/locale';

/** What is said over a start that goes wrong: title, text, the button to load again. */
export type StartTexts = Readonly<Record<Locale, readonly [string, string, string]>>;

/** When a start counts as hanging, in ms: the shell's files are on the phone and its calls end after 15 s. */
const limitMs = { shell: 25_000, browser: 60_000 } as const;

const key = 'luka_late_start';

/**
 * No start waits for ever, whatever it waits for. A page that is still covered after {@link limitMs}, or one of whose
 * scripts cannot be loaded, is loaded again by itself, once, and then from the network. One that was loaded again, or
 * that has no connection, says so and offers to; its start goes on, and the message disappears with the cover.
 */
export function watchStart(texts: StartTexts): void {
  const { dataset } = document.documentElement;
  const wasReloaded = takeFlag();
  let isHandled = false;
  const reload = () => window.location.reload();
  const fail = async (script?: string) => {
    if (isHandled) return;
    isHandled = true;
    const mayReload = !wasReloaded && navigator.onLine && setFlag();
    if (mayReload && script !== undefined) await loadFromNetwork(script);
    if (mayReload) reload();
    else say(texts[isLocale(dataset.locale) ? dataset.locale : 'es'], reload);
  };
  const limit = window.androidBridge ? limitMs.shell : limitMs.browser;
  setTimeout(() => dataset.boot && void fail(), limit);
  // In the capture phase, as errors of elements do not bubble.
  const onError = (event: Event) => {
    const script = brokenScript(event);
    // Once the app runs, what it loads late is its own to handle.
    if (script !== undefined && dataset.app === undefined) void fail(script);
  };
  window.addEventListener('error', onError, true);
}

/** The address of a script that could not be loaded, or that is none: a host may send a page in its place. */
function brokenScript(event: Event): string | undefined {
  if (event.target instanceof HTMLScriptElement) return event.target.src;
  const isNoScript = event instanceof ErrorEvent && event.error instanceof SyntaxError;
  return isNoScript ? event.filename : undefined;
}

/** Replaces what the service worker and the browser have kept under the address of a script. Never rejects. */
async function loadFromNetwork(script: string): Promise<void> {
  try {
    const names = 'caches' in window ? await caches.keys() : [];
    await Promise.all(names.map(async (name) => (await caches.open(name)).delete(script)));
    await fetch(script, { cache: 'reload' });
  } catch {
    // The page that is loaded again says so.
  }
}

function say([title, text, button]: StartTexts[Locale], reload: () => void): void {
  const message = document.createElement('div');
  message.className = 'start-late';
  message.role = 'alert';
  const add = (name: string, content: string) => {
    const element = document.createElement(name);
    element.textContent = content;
    message.append(element);
    return element;
  };
  add('h1', title);
  add('p', text);
  const retry = add('button', button);
  retry.className = 'btn btn--primary';
  retry.onclick = reload;
  const show = () => {
    document.body.append(message);
    document.documentElement.dataset.boot = 'late';
  };
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
}

/** True for a page that was loaded again, or without storage, where that could not be told. */
function takeFlag(): boolean {
  try {
    const isSet = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isSet;
  } catch {
    return true;
  }
}

function setFlag(): boolean {
  try {
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}
