import type { FetchLike } from '@/lib/api/transport';
import { xhrFetch } from '@/lib/api/transport';
import { readValue, writeValue } from '@/lib/storage/values';
import type { Language } from './texts/say';

/** What a page may set. */
export type PageSandboxOptions = {
  /** Milliseconds that a call takes, so that loading states can be seen; 0 in tests. */
  latency?: number;
  language?: Language;
};

/**
 * The sandbox for a page, to be given to `setFetch` of `lib/api/transport`. It answers the 30 calls and
 * `/__sandbox/*` on whatever origin they are sent to. Without a server it runs inside the page (no
 * service worker, so that a CDN, a sub-path and file:// work) and keeps its state in the storage; a
 * page from `scripts/serve.ts` says in `<meta name="luka-sandbox" content="/api">` that the sandbox
 * is there, or at another origin, and then the calls go over HTTP. Import this file lazily: a page that talks to a real
 * server must not carry it.
 */
export async function startPageSandbox(options: PageSandboxOptions = {}): Promise<FetchLike> {
  const served = document.querySelector('meta[name="luka-sandbox"]')?.getAttribute('content');
  if (served) return (request) => overHttp(request, served);
  const { createSandbox } = await import('./create-sandbox');
  const { handle } = createSandbox({
    latency: 300,
    ...options,
    storage: {
      read: () => readValue('luka_sandbox'),
      write: (text) => void writeValue('luka_sandbox', text),
    },
  });
  return handle;
}

/** Sends a request that was meant for a server that does not exist to the one that serves the page. */
async function overHttp(request: Request, base: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const api = new URL(`${base}/`, document.baseURI);
  const path = pathname.startsWith('/__sandbox/') ? pathname : `.${pathname}`;
  const { method, headers, signal } = request;
  const body = method === 'GET' ? null : await request.text();
  const address = new URL(path + search, api);
  return xhrFetch(new Request(address, { method, headers, signal, body }), () => undefined);
}
