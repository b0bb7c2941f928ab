import { http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { Path, Ret } from '@/lib/api/contract';

/** A request as received; `body` where it is JSON. */
type Received = {
  id: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  url: string;
  signal: AbortSignal;
};

/** What the running test has sent. */
export const received: Received[] = [];

const record = http.all('*', async ({ request, requestId: id }) => {
  if (received.some((call) => call.id === id)) return;
  const { method, url, signal } = request;
  const headers = Object.fromEntries(request.headers);
  const call: Received = { id, method, path: new URL(url).pathname.slice(1), headers, url, signal };
  received.push(call);
  call.body = await request
    .clone()
    .json()
    .catch(() => undefined);
});

const network = setupServer(
  record,
  http.post('*', () => reply({})),
);

/** The server of the tests that import it. It replies with an empty `ret`; `use` adds the handlers of one test. */
export const server = {
  use: (...handlers: RequestHandler[]) => network.use(record, ...handlers),
};

beforeAll(() => network.listen());
afterEach(() => {
  network.resetHandlers();
  received.length = 0;
});
afterAll(() => network.close());

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
