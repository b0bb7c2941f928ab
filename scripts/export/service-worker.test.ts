/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { serviceWorkerCode } from './write-service-worker';

const scope = 'https://luka.example/app/';
const script = (name: string) => `_next/static/chunks/${name}.js`;
const pageOf = (name: string) =>
  `<html><link rel="preload" href="./${script(name)}"/><script src="./${script(name)}"></script></html>`;

/** A browser's caches, and a host of which `files` are served by path below the scope. */
class Site {
  readonly stores = new Map<string, Map<string, Response>>();
  readonly requested: string[] = [];
  readonly files = new Map<string, string>();
  isOnline = true;

  deploy(name: string): void {
    this.files.clear();
    this.files.set('', pageOf(name));
    this.files.set(script(name), name);
  }

  readonly fetch = async (request: string | { url: string }): Promise<Response> => {
    const url = typeof request === 'string' ? request : request.url;
    if (!this.isOnline) throw new TypeError('no connection');
    this.requested.push(url);
    const text = this.files.get(url.slice(scope.length).replace(/\?.*/, ''));
    return new Response(text ?? 'none', { status: text === undefined ? 404 : 200 });
  };

  readonly caches = {
    open: async (name: string) => {
      const store = this.stores.get(name) ?? new Map<string, Response>();
      this.stores.set(name, store);
      const urlOf = (request: string | { url: string }) =>
        typeof request === 'string' ? request : request.url;
      const add = async (url: string) => {
        const response = await this.fetch(url);
        if (!response.ok) throw new TypeError('not ok');
        store.set(url, response);
      };
      return {
        match: async (request: string | { url: string }) => store.get(urlOf(request))?.clone(),
        put: async (request: string | { url: string }, response: Response) =>
          void store.set(urlOf(request), response),
        add,
        async addAll(urls: string[]) {
          if (new Set(urls).size < urls.length) throw new Error('InvalidStateError');
          await Promise.all(urls.map(add));
        },
      };
    },
    keys: async () => [...this.stores.keys()],
    delete: async (name: string) => this.stores.delete(name),
  };

  /** Every address that is kept. */
  get kept(): string[] {
    return [...this.stores.values()].flatMap((store) => [...store.keys()]);
  }
}

type Handler = (event: object) => void;

/** Runs the worker of a build. */
function startWorker(site: Site, version: string) {
  const handlers = new Map<string, Handler>();
  const self = {
    registration: { scope },
    clients: { claim: async () => undefined },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  };
  runInNewContext(serviceWorkerCode(version), {
    self,
    caches: site.caches,
    fetch: site.fetch,
    Response,
  });
  async function dispatch(name: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  }
  /** The reply of the worker; undefined where it leaves the request to the browser. */
  async function request(
    path: string,
    { method = 'GET', mode = 'no-cors' } = {},
  ): Promise<string | undefined> {
    let reply: Promise<Response> | undefined;
    await dispatch('fetch', {
      request: { url: scope + path, method, mode },
      respondWith: (response: Promise<Response>) => {
        reply = response;
      },
    });
    return reply && (await reply).text();
  }
  return {
    dispatch,
    request,
    openPage: (path = '') => request(path, { mode: 'navigate' }),
    async install() {
      await dispatch('install');
      await dispatch('activate');
    },
  };
}

let site: Site;

beforeEach(() => {
  site = new Site();
  site.deploy('first');
});

test('without a connection the page and the files that it names come from the cache', async () => {
  const worker = startWorker(site, '1');
  await worker.install();
  site.isOnline = false;
  expect(await worker.openPage()).toBe(pageOf('first'));
  expect(await worker.openPage('?scenario=overdue')).toBe(pageOf('first'));
  expect(await worker.openPage('index.html')).toBe(pageOf('first'));
  expect(await worker.request(script('first'))).toBe('first');
});

test('with a connection the page comes from the network', async () => {
  const worker = startWorker(site, '1');
  await worker.install();
  site.deploy('second');
  expect(await worker.openPage()).toBe(pageOf('second'));
});

test('a hashed file is requested once', async () => {
  const worker = startWorker(site, '1');
  await worker.install();
  site.files.set(script('screen'), 'screen');
  await worker.request(script('screen'));
  site.requested.length = 0;
  expect(await worker.request(script('screen'))).toBe('screen');
  expect(site.requested).toEqual([]);
});

test('the files that a page had loaded before are kept, and nothing else that it names', async () => {
  const worker = startWorker(site, '1');
  await worker.install();
  site.files.set(script('home'), 'home');
  const data = [
    scope + script('home'),
    `${scope}api/app/home`,
    'https://other.example/_next/static/chunks/a.js',
    7,
  ];
  await worker.dispatch('message', { data });
  await worker.dispatch('message', { data: 'text' });
  expect(site.kept.sort()).toEqual([scope, scope + script('first'), scope + script('home')].sort());
});

test.each([
  ['a call', 'api/app/home', { method: 'POST' }],
  ['a photo', 'photos/1.jpg', {}],
  ['a static page', 'pages/sign/sign/index.html', { mode: 'navigate' }],
  ['a page of the gallery', 'preview/', { mode: 'navigate' }],
  ['a file with a query', `${script('first')}?token=1`, {}],
])('%s is left to the browser and is not kept', async (_, path, init) => {
  const worker = startWorker(site, '1');
  await worker.install();
  const before = site.kept;
  expect(await worker.request(path, init)).toBeUndefined();
  expect(site.kept).toEqual(before);
});

test('the worker of a new build replaces the cache of the old one, and the page fits its files', async () => {
  await startWorker(site, '1').install();
  site.deploy('second');
  const worker = startWorker(site, '2');
  await worker.install();
  site.isOnline = false;
  expect(await worker.openPage()).toBe(pageOf('second'));
  expect(site.kept.sort()).toEqual([scope, scope + script('second')].sort());
});

test('until then the old worker has the old page with the old files', async () => {
  const worker = startWorker(site, '1');
  await worker.install();
  site.deploy('second');
  await worker.openPage();
  await startWorker(site, '2').dispatch('install');
  site.isOnline = false;
  expect(await worker.openPage()).toBe(pageOf('first'));
  expect(await worker.request(script('first'))).toBe('first');
});

test('a worker whose page has lost a file is not installed', async () => {
  site.files.delete(script('first'));
  await expect(startWorker(site, '1').install()).rejects.toThrow('not ok');
});

test('a page that the host sends in place of a file is not kept', async () => {
  const worker = startWorker(site, '1');
  await worker.install();
  const before = site.kept;
  site.files.set(script('lost'), '<html>');
  const send = site.fetch;
  Object.assign(site, {
    fetch: async (request: { url: string }) =>
      new Response(await (await send(request)).text(), {
        headers: { 'content-type': 'text/html' },
      }),
  });
  const other = startWorker(site, '1');
  expect(await other.request(script('lost'))).toBe('<html>');
  expect(site.kept).toEqual(before);
});

test('another export below the same origin keeps its cache', async () => {
  site.stores.set(`luka-files ${scope}designs/ 9`, new Map());
  await startWorker(site, '1').install();
  expect([...site.stores.keys()]).toContain(`luka-files ${scope}designs/ 9`);
});
