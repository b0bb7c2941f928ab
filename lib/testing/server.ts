import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { Path, Ret } from '@/lib/api/contract';

/** A request as received; `body`, where it is JSON, is read while it is replied to. */
type Received = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  url: string;
  signal: AbortSignal;
};

/** The server of the tests that import it. It replies with an empty `ret`; `use` adds the handlers of one test. */
export const server = setupServer(http.post('*', () => reply({})));

/** What the running test has sent. */
export const received: Received[] = [];

server.events.on('request:start', async ({ request }) => {
  const { method, url, signal } = request;
  const headers = Object.fromEntries(request.headers);
  const call: Received = { method, path: new URL(url).pathname.slice(1), headers, url, signal };
  received.push(call);
  call.body = await request
    .clone()
    .json()
    .catch(() => undefined);
});

beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  received.length = 0;
});
afterAll(() => server.close());

/** A successful reply of a call. */
export function ok<P extends Path>(_path: P, ret: Ret<P>): Response {
  return reply(ret);
}

/** A response that never comes. */
export function never(): Promise<Response> {
  return new Promise(() => {});
}

function reply(ret: unknown): Response {
  return Response.json({ code: 0, msg: '', ret });
}
