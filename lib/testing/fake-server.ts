import type { Path, Ret } from '@/lib/api/contract';
import { setFetch } from '@/lib/api/transport';

/** A request as received. */
export type Received = {
  path: string;
  headers: Record<string, string>;
  body: unknown;
  url: string;
  signal: AbortSignal;
};

/** Returns the response to a request; throwing is a broken connection. */
type Handler = (received: Received) => Response | Promise<Response>;

/** A fake server: records requests and replies as it is told. */
export type FakeServer = {
  received: Received[];
  /** Sets the handler of all further requests. */
  reply: (next: Handler) => void;
};

/** Installs a fake server that replies with an empty `ret` at first. `setFetch(undefined)` removes it. */
export function startFakeServer(): FakeServer {
  const received: Received[] = [];
  let handler: Handler = () => json({ code: 0, msg: '', ret: {} });
  setFetch(async (request) => {
    const { url, signal } = request;
    const call = {
      path: new URL(url).pathname.slice(1),
      headers: Object.fromEntries(request.headers),
      body: JSON.parse(await request.text()),
      url,
      signal,
    };
    received.push(call);
    return handler(call);
  });
  return {
    received,
    reply: (next) => {
      handler = next;
    },
  };
}

/** A successful reply of a call. */
export function ok<P extends Path>(_path: P, ret: Ret<P>): Response {
  return json({ code: 0, msg: '', ret });
}

/** Any JSON as a response. */
export function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status });
}

/** A response that never comes. */
export function never(): Promise<Response> {
  return new Promise(() => {});
}
