import type { Path } from '@/lib/api/contract';
import { pageSize } from '@/lib/api/use-endless';
import { config } from '@/lib/config';
import { maxIdleMs } from '@/lib/session/cover';
import { headerText } from '@/lib/storage/header-text';
import { firstCalls } from './first-calls';

/** Of first calls whose body is not empty. */
const bodies: Readonly<Partial<Record<Path, object>>> = {
  'user/get_processing_order': { page: 1, page_size: pageSize },
};

/**
 * A script for the page's head, after the boot script: sends the calls with which the screen of the address begins,
 * while the page's modules load. `lib/api/first-calls` picks them up, and drops what was sent otherwise than the API
 * client sends: base URL, headers and body are those of lib/api, the token is read as lib/session does. It sends
 * nothing where the client would not have it: with a damaged token, after long disuse, for a guest in the shell, whose
 * user the page does not know yet, and for the sandbox in the page or one that the URL puts into a scenario.
 */
export function firstCallsScript(apiBaseUrl: string): string {
  const url = apiBaseUrl
    ? JSON.stringify(apiBaseUrl)
    : `location.search?'':document.querySelector('meta[name="luka-sandbox"]')?.content`;
  const { name, appVersion, webBuild, versionCode } = config;
  const values = { name, appVersion, webBuild, versionCode, maxIdleMs, firstCalls, bodies };
  const [isHeaderText] = headerText.pipe.flatMap((step) =>
    step.type === 'regex' ? [step.requirement] : [],
  );
  return `(() => { try {
  const url = ${url}, v = ${JSON.stringify(values)}, store = localStorage;
  const token = store.getItem('uni_token');
  const first = v.firstCalls[location.hash.slice(1).split('?')[0] || '/'];
  const paths = first?.[token === null ? 'guest' : 'user'];
  const unused = Date.now() - (Number(store.getItem('luka_last_used')) || Date.now());
  const isUnsure = token === null ? window.androidBridge : !${isHeaderText}.test(token) || unused > v.maxIdleMs;
  if (!url || !paths || isUnsure || Number(store.getItem(first.unless))) return;
  const app = JSON.parse(store.getItem('appInfo')) || {};
  const headers = {
    language: document.documentElement.dataset.locale === 'es' ? 'es' : 'en',
    'app-name': v.name,
    version: (app.versionName ?? v.appVersion) + '.' + v.webBuild,
    'version-code': String(app.versionCode ?? v.versionCode),
    'content-type': 'application/json',
    ...(token && { token }),
  };
  const send = async (path, body, signal) => {
    const sentAt = Date.now();
    const response = await fetch(url + '/' + path, {
      method: 'POST', body, headers, signal, credentials: 'omit', referrerPolicy: 'no-referrer',
    });
    const times = { date: response.headers.get('date'), sentAt, receivedAt: Date.now() };
    return { status: response.status, text: await response.text(), times };
  };
  window.lukaFirstCalls = paths.map((path) => {
    const body = JSON.stringify(v.bodies[path] ?? {}), startedAt = performance.now(), controller = new AbortController();
    const received = send(path, body, controller.signal);
    received.catch(() => {});
    return { path, body, headers, startedAt, received, abort: () => controller.abort() };
  });
} catch {} })()`;
}
