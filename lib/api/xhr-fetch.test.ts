import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getFetch, xhrFetch } from './transport';

type Seen = { method?: string; token?: string | string[]; body: string };

let server: Server;
let base: string;
const seen: Seen[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'token, content-type');
    if (request.method === 'OPTIONS') return response.end();
    const body = await readBody(request);
    seen.push({ method: request.method, token: request.headers.token, body });
    if (request.url === '/drop') return request.socket.destroy();
    if (request.url === '/hang') return server.emit('hanging');
    response.statusCode = request.url === '/empty' ? 204 : 200;
    return response.end(request.url === '/empty' ? undefined : '{"code":0}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${portOf(server.address())}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

function upload(path: string, signal?: AbortSignal): Request {
  const headers = { token: 'token-1', 'content-type': 'application/json' };
  return new Request(base + path, { method: 'POST', body: '{"image":"AAAA"}', headers, signal });
}

test('sends headers and body and resolves with the response', async () => {
  const response = await getFetch(() => {})(upload('/ok'));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ code: 0 });
  expect(seen.at(-1)).toEqual({ method: 'POST', token: 'token-1', body: '{"image":"AAAA"}' });
});

test('reports progress as a fraction when the size is known', async () => {
  const { send } = XMLHttpRequest.prototype;
  // jsdom sends a body at once, so the events of a browser are dispatched here.
  const spy = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function progress(
    this: XMLHttpRequest,
    body,
  ) {
    for (const [loaded, total, lengthComputable] of [
      [1, 4, true],
      [2, 0, false],
      [4, 4, true],
    ] as const) {
      const init = { loaded, total, lengthComputable };
      this.upload.dispatchEvent(new ProgressEvent('progress', init));
    }
    send.call(this, body);
  });
  const progress: number[] = [];
  await xhrFetch(upload('/ok'), (fraction) => progress.push(fraction));
  spy.mockRestore();
  expect(progress).toEqual([0.25, 1]);
});

test('resolves with a response without a body', async () => {
  const response = await xhrFetch(upload('/empty'), () => {});
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
});

test('rejects with a TypeError when the connection breaks, as fetch does', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  await expect(xhrFetch(upload('/drop'), () => {})).rejects.toBeInstanceOf(TypeError);
  print.mockRestore();
});

test('rejects with the reason when it is aborted', async () => {
  const caller = new AbortController();
  server.once('hanging', () => caller.abort(new Error('cancelled')));
  const sent = xhrFetch(upload('/hang', caller.signal), () => {});
  await expect(sent).rejects.toThrow('cancelled');
});

test('sends nothing when it was aborted before', async () => {
  const before = seen.length;
  const sent = xhrFetch(upload('/ok', AbortSignal.abort(new Error('cancelled'))), () => {});
  await expect(sent).rejects.toThrow('cancelled');
  expect(seen).toHaveLength(before);
});
