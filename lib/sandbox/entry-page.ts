import { xhrFetch } from '@/lib/api/get-fetch';
import type { FetchLike } from '@/lib/api/transport';
import { readValue, writeValue } from '@/lib/storage/values';

/**
 * The sandbox for a page, for `setFetch` of `lib/api/transport`. Handles the 30 calls and `/__sandbox/*` on any
 * origin. By default it runs in the page (without a service worker, so that a CDN, a sub-path and file://
 * work) and stores its state. A page of `scripts/serve.ts` names the sandbox's base URL in
 * `<meta name="luka-sandbox" content="/api">`; then the calls are sent over HTTP. Import this module lazily,
 * so that a build for a real server does not include it. Each call takes `latency` ms, so that loading states are
 * visible.
 */
export async function startPageSandbox(latency = 300): Promise<FetchLike> {
  const served = document.querySelector('meta[name="luka-sandbox"]')?.getAttribute('content');
  if (served) return (request) => overHttp(request, served);
  const { createSandbox } = await import('./create-sandbox');
  const sandbox = createSandbox({
    latency,
    storage: {
      read: () => readValue('luka_sandbox'),
      write: (text) => void writeValue('luka_sandbox', text),
    },
  });
  return sandbox.fetch;
}

/** Sends a request to the server that serves the page. */
async function overHttp(request: Request, base: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const api = new URL(`${base}/`, document.baseURI);
  const path = pathname.startsWith('/__sandbox/') ? pathname : `.${pathname}`;
  const { method, headers, signal } = request;
  const body = method === 'GET' ? null : await request.text();
  const address = new URL(path + search, api);
  return xhrFetch(new Request(address, { method, headers, signal, body }), () => undefined);
}
