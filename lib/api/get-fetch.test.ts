import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { samples } from '@/lib/testing/api-samples';
import { request } from './client';
import { getFetch, xhrFetch } from './get-fetch';
import { setFetch } from './transport';

afterEach(() => setFetch(undefined));

const call = new Request('https://api.example/app/home', { method: 'POST', body: '{}' });
const reply = (ret: unknown) => Response.json({ code: 0, msg: '', ret });

test('uses the browser’s fetch by default', async () => {
  const browser = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('hello'));
  const response = await getFetch()(call);
  expect(await response.text()).toBe('hello');
  expect(browser).toHaveBeenCalledWith(call);
});

test('setFetch replaces the browser’s fetch and restores it', async () => {
  const browser = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('browser'));
  setFetch(async () => new Response('sandbox'));
  expect(await (await getFetch()(call)).text()).toBe('sandbox');
  expect(browser).not.toHaveBeenCalled();
  setFetch(undefined);
  expect(await (await getFetch()(call)).text()).toBe('browser');
});

test('requests wait for a transport that is being loaded', async () => {
  let loaded = (_: () => Promise<Response>) => {};
  setFetch(
    new Promise((resolve) => {
      loaded = resolve;
    }),
  );
  const home = request('app/home', {});
  loaded(async () => reply(samples['app/home'].ret));
  await expect(home).resolves.toMatchObject({ state: 'init' });
});

test('requests fail with a network error when the transport cannot be loaded', async () => {
  setFetch(Promise.reject(new Error('chunk missing')));
  await expect(request('app/home', {})).rejects.toMatchObject({ code: 'network' });
});

test('a replacement reports progress once, with the response', async () => {
  setFetch(async () => reply({ image_id: 'i', accepted: true }));
  const progress: number[] = [];
  await request('app/upload_image_info', samples['app/upload_image_info'].body, {
    onProgress: (fraction) => progress.push(fraction),
  });
  expect(progress).toEqual([1]);
});

describe('xhrFetch', () => {
  type Seen = { method?: string; token?: string | string[]; body: string };

  let server: Server;
  let base: string;
  const seen: Seen[] = [];

  beforeAll(async () => {
    server = createServer(async (incoming, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'token, content-type');
      response.setHeader('access-control-expose-headers', 'date');
      response.setHeader('date', 'Fri, 20 Nov 2026 13:42:00 GMT');
      if (incoming.method === 'OPTIONS') return response.end();
      const body = await readBody(incoming);
      seen.push({ method: incoming.method, token: incoming.headers.token, body });
      if (incoming.url === '/drop') return incoming.socket.destroy();
      if (incoming.url === '/hang') return server.emit('hanging');
      response.statusCode = incoming.url === '/empty' ? 204 : 200;
      return response.end(incoming.url === '/empty' ? undefined : '{"code":0}');
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

  async function readBody(incoming: IncomingMessage): Promise<string> {
    let body = '';
    for await (const part of incoming) body += part;
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
        [0, 0, true],
        [2, 0, false],
        [3, 4, false],
        [4, 4, true],
      ] as const) {
        const init = { loaded, total, lengthComputable };
        this.upload.dispatchEvent(new ProgressEvent('progress', init));
      }
      send.call(this, body);
    });
    const progress: number[] = [];
    await getFetch((fraction) => progress.push(fraction))(upload('/ok'));
    spy.mockRestore();
    expect(progress).toEqual([0.25, 1]);
  });

  test('resolves with the headers that the page may read', async () => {
    const { headers } = await xhrFetch(upload('/dated'), () => {});
    expect(headers.get('date')).toBe('Fri, 20 Nov 2026 13:42:00 GMT');
  });

  test('reads the lines of headers as a browser writes them', async () => {
    const lines = 'content-type: text/plain; charset: x\r\nx-empty: \r\n';
    jest.spyOn(XMLHttpRequest.prototype, 'getAllResponseHeaders').mockReturnValue(lines);
    const { headers } = await xhrFetch(upload('/ok'), () => {});
    expect([...headers]).toEqual([
      ['content-type', 'text/plain; charset: x'],
      ['x-empty', ''],
    ]);
  });

  test('resolves with a response without a body', async () => {
    const response = await xhrFetch(upload('/empty'), () => {});
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  test('rejects with a TypeError when the connection breaks, as fetch does', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await expect(xhrFetch(upload('/drop'), () => {})).rejects.toBeInstanceOf(TypeError);
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
});
