import type { FirstCall } from '@/lib/api/first-calls';
import { headerFields } from '@/lib/api/header-fields';
import { pageSize } from '@/lib/api/page-size';
import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locale';
import { maxIdleMs } from '@/lib/session/idle';
import { headerPattern } from '@/lib/storage/header-pattern';
import { firstCalls } from '../first-calls';

/** Of first calls whose body is not empty. */
const bodies: Readonly<Record<string, object>> = {
  'user/get_processing_order': { page: 1, page_size: pageSize },
};

/**
 * Sends the calls with which the screen of the address begins, while the page's modules load. `lib/api/first-calls`
 * picks them up, and drops what was sent otherwise than the API client sends. Sends nothing where the client came
 * first or would not have it: with a damaged token, after long disuse, for a guest in the shell, whose user the page
 * does not know yet, and for the sandbox in the page or one that the URL puts into a scenario. Never throws.
 */
export function sendFirstCalls(locale: Locale): void {
  try {
    const url = config.apiBaseUrl;
    if (window.lukaFirstCalls || !url || (config.sandbox && location.search)) return;
    const token = localStorage.getItem('uni_token');
    const [path = ''] = location.hash.slice(1).split('?');
    const first = firstCalls[(path || '/') as keyof typeof firstCalls];
    const paths = first?.[token === null ? 'guest' : 'user'];
    if (!paths || (token === null ? window.androidBridge : !isUsable(token))) return;
    if (first?.unless && Number(localStorage.getItem(first.unless))) return;
    const app = JSON.parse(localStorage.getItem('appInfo') ?? 'null');
    const headers = headerFields({ token, locale, app });
    window.lukaFirstCalls = paths.map((each) => startCall(`${url}/${each}`, each, headers));
  } catch {
    // Without storage, or with a damaged value in it, the API client sends them.
  }
}

/** Can be sent, and its session has not ended by disuse. */
function isUsable(token: string): boolean {
  const unusedMs = Date.now() - (Number(localStorage.getItem('luka_last_used')) || Date.now());
  return headerPattern.test(token) && unusedMs <= maxIdleMs;
}

function startCall(url: string, path: string, headers: Record<string, string>): FirstCall {
  const body = JSON.stringify(bodies[path] ?? {});
  const controller = new AbortController();
  const startedAt = performance.now();
  const received = send(url, { body, headers, signal: controller.signal });
  // Until somebody takes it, its failure is nobody's.
  received.catch(() => undefined);
  return { path, body, headers, startedAt, received, abort: () => controller.abort() };
}

async function send(url: string, init: RequestInit): Promise<Awaited<FirstCall['received']>> {
  const sentAt = Date.now();
  const response = await fetch(url, {
    ...init,
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const times = { date: response.headers.get('date'), sentAt, receivedAt: Date.now() };
  return { status: response.status, text: await response.text(), times };
}
