import type { Path, Ret } from '@/lib/api/contract';
import { setFetch } from '@/lib/api/transport';

/** One request as it came in. */
export type Received = {
  path: string;
  headers: Record<string, string>;
  body: unknown;
  url: string;
  signal: AbortSignal;
};

/** What answers a request; throwing is a connection that breaks. */
export type Answer = (received: Received) => Response | Promise<Response>;

/** A server in the page's place, for tests: remembers what came, answers what it is told to. */
export type FakeServer = {
  received: Received[];
  /** Answers everything from now on. */
  answer: (next: Answer) => void;
};

/** Puts a fake server in; until told otherwise it answers an empty `ret`. Take it out by `setFetch(undefined)`. */
export function startFakeServer(): FakeServer {
  const received: Received[] = [];
  let answer: Answer = () => json({ code: 0, msg: '', ret: {} });
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
    return answer(call);
  });
  return {
    received,
    answer: (next) => {
      answer = next;
    },
  };
}

/** A reply with what `ret` is for this path. */
export function ok<P extends Path>(_path: P, ret: Ret<P>): Response {
  return json({ code: 0, msg: '', ret });
}

/** Any JSON as a response. */
export function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status });
}

/** An answer that never comes. */
export function never(): Promise<Response> {
  return new Promise(() => {});
}
