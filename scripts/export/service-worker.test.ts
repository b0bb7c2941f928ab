import { runInNewContext } from 'node:vm';
import { sha256 } from '../files';
import { serviceWorkerCode } from './write-service-worker';

const scope = 'https://luka.example/app/';
const script = (name: string) => `_next/static/chunks/${name}.js`;
const pageOf = (name: string) =>
  `<html><link rel="preload" href="./${script(name)}"/><script src="./${script(name)}"></script></html>`;

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript' };

/** What a host sends: a text, or nothing for a network that is silent. */
type Answer = { text: string; type?: string; status?: number } | 'silence';

/** A browser's caches, and a host of which `files` are served by path below the scope. */
class Site {
  readonly stores = new Map<string, Map<string, Response>>();
  readonly requested: string[] = [];
  readonly files = new Map<string, Answer>();
  isOnline = true;

  /** Deploys a build and returns what it names. */
  deploy(name: string): Record<string, string> {
    this.files.clear();
    const files = { 'index.html': pageOf(name), 'vi.html': pageOf(name), [script(name)]: name };
    const late = { [script(`${name}-late`)]: `${name}-late` };
    for (const [path, text] of Object.entries({ ...files, ...late }))
      this.files.set(path, { text });
    return Object.fromEntries(
      Object.entries({ ...files, ...late }).map(([path, text]) => [path, sha256(text, 'base64')]),
    );
  }

  readonly fetch = async (request: string | { url: string }): Promise<Response> => {
    const url = typeof request === 'string' ? request : request.url;
    if (!this.isOnline) throw new TypeError('no connection');
    this.requested.push(url);
    const path = url.slice(scope.length).replace(/[?#].*/, '') || 'index.html';
    const answer = this.files.get(path) ?? { text: 'none', status: 404 };
    if (answer === 'silence') return new Promise(() => undefined);
    const type = answer.type ?? types[path.split('.').at(-1) ?? ''] ?? 'text/html';
    return new Response(answer.text, {
      status: answer.status ?? 200,
      headers: { 'content-type': type },
    });
  };

  readonly caches = {
    open: async (name: string) => {
      const store = this.stores.get(name) ?? new Map<string, Response>();
      this.stores.set(name, store);
      const urlOf = (request: string | { url: string }) =>
        typeof request === 'string' ? request : request.url;
      return {
        match: async (request: string | { url: string }) => store.get(urlOf(request))?.clone(),
        put: async (request: string | { url: string }, response: Response) =>
          void store.set(urlOf(request), response),
      };
    },
    keys: async () => [...this.stores.keys()],
    delete: async (name: string) => this.stores.delete(name),
  };

  /** Every path that is kept. */
  get kept(): string[] {
    return [...this.stores.values()]
      .flatMap((store) => [...store.keys()].map((url) => url.slice(scope.length)))
      .sort();
  }
}

type Handler = (event: object) => void;

/** Runs the worker of a build. */
function startWorker(site: Site, files: Record<string, string>) {
  const handlers = new Map<string, Handler>();
  const self = {
    registration: { scope },
    clients: { claim: async () => undefined },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  };
  const { crypto, btoa, Response } = globalThis;
  runInNewContext(serviceWorkerCode(files), {
    ...{ self, caches: site.caches, fetch: site.fetch, crypto, btoa, Response },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms).unref(),
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
    const work: Promise<unknown>[] = [];
    handlers.get('fetch')?.({
      request: { url: scope + path, method, mode },
      respondWith: (response: Promise<Response>) => {
        reply = response;
      },
      waitUntil: (each: Promise<unknown>) => work.push(each),
    });
    const text = await reply?.then((response) => response.text());
    // It keeps a file once it has sent it.
    await Promise.all(work);
    return text;
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

/** What a captive portal sends for every address. */
const portal: Answer = { text: '<html>Log in to the network', type: 'text/html' };

let site: Site;
let first: Record<string, string>;

beforeEach(() => {
  site = new Site();
  first = site.deploy('first');
});
afterEach(() => jest.useRealTimers());

const installed = async () => {
  const worker = startWorker(site, first);
  await worker.install();
  return worker;
};
const pages = ['index.html', 'vi.html'];

test('without a connection the pages and the files that they name come from the cache', async () => {
  const worker = await installed();
  site.isOnline = false;
  for (const path of ['', '?scenario=overdue', 'index.html', 'vi.html', 'vi']) {
    expect([path, await worker.openPage(path)]).toEqual([path, pageOf('first')]);
  }
  expect(await worker.request(script('first'))).toBe('first');
});

test('a network that accepts and never answers shows the kept page after five seconds', async () => {
  const worker = await installed();
  site.files.set('index.html', 'silence');
  jest.useFakeTimers();
  const opened = worker.openPage();
  let isShown = false;
  void opened.then(() => {
    isShown = true;
  });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(isShown).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await opened).toBe(pageOf('first'));
});

test.each([404, 500, 503])(
  'a host that answers %i for the page has the kept one shown',
  async (status) => {
    const worker = await installed();
    site.files.set('index.html', { text: 'broken', status });
    expect(await worker.openPage()).toBe(pageOf('first'));
  },
);

test('the page of a portal is shown, and never kept', async () => {
  const worker = await installed();
  site.files.set('index.html', portal);
  expect(await worker.openPage()).toContain('Log in');
  site.isOnline = false;
  expect(await worker.openPage()).toBe(pageOf('first'));
});

test('a hashed file is requested once', async () => {
  const worker = await installed();
  await worker.request(script('first-late'));
  site.requested.length = 0;
  expect(await worker.request(script('first-late'))).toBe('first-late');
  expect(site.requested).toEqual([]);
});

test('the files that a page had loaded before are kept, and nothing else that it names', async () => {
  const worker = await installed();
  const data = [
    scope + script('first-late'),
    scope + script('unknown'),
    `${scope}api/app/home`,
    `https://other.example/${script('first-late')}`,
    7,
  ];
  await worker.dispatch('message', { data });
  await worker.dispatch('message', { data: 'text' });
  expect(site.kept).toEqual([script('first'), script('first-late'), ...pages].sort());
});

test.each([
  ['a call', 'api/app/home', { method: 'POST' }],
  ['a photo', 'photos/1.jpg', {}],
  ['a static page', 'pages/sign/sign/index.html', { mode: 'navigate' }],
  ['a page of the gallery', 'preview/', { mode: 'navigate' }],
  ['a file with a query', `${script('first')}?token=1`, {}],
  ['a file of another build', script('second'), {}],
])('%s is left to the browser and is not kept', async (_, path, init) => {
  const worker = await installed();
  const before = site.kept;
  expect(await worker.request(path, init)).toBeUndefined();
  expect(site.kept).toEqual(before);
});

test('the worker of a new build replaces the cache of the old one, and the page fits its files', async () => {
  await installed();
  const worker = startWorker(site, site.deploy('second'));
  await worker.install();
  site.isOnline = false;
  expect(await worker.openPage()).toBe(pageOf('second'));
  expect(site.kept).toEqual([script('second'), ...pages].sort());
});

test('until then the old worker has the old page with the old files', async () => {
  const worker = await installed();
  const second = site.deploy('second');
  await worker.openPage();
  await startWorker(site, second).dispatch('install');
  site.isOnline = false;
  expect(await worker.openPage()).toBe(pageOf('first'));
  expect(await worker.request(script('first'))).toBe('first');
});

describe('what is not the file that the build names', () => {
  const others: [string, Answer][] = [
    ['nothing', { text: 'none', status: 404 }],
    ['the page of a portal', portal],
    ['a page in place of a file, as if it were one', { ...portal, type: 'text/javascript' }],
    ['a file of another length', { text: 'firs' }],
    ['a file of the same length', { text: 'tsrif' }],
    ['the file as a page', { text: 'first', type: 'text/html' }],
  ];

  test.each(others)('has the installation fail, and be tried again: %s', async (_, answer) => {
    site.files.set(script('first'), answer);
    await expect(startWorker(site, first).install()).rejects.toThrow(script('first'));
    first = site.deploy('first');
    await installed();
    expect(site.kept).toContain(script('first'));
  });

  test.each(others)('is not kept when it is loaded later: %s', async (_, answer) => {
    const worker = await installed();
    site.files.set(script('first-late'), answer);
    await worker.request(script('first-late'));
    await worker.dispatch('message', { data: [scope + script('first-late')] });
    expect(site.kept).not.toContain(script('first-late'));
  });

  test('is not kept as a page: a portal that answers while a new worker is installed', async () => {
    await installed();
    const second = site.deploy('second');
    site.files.set('index.html', portal);
    await expect(startWorker(site, second).install()).rejects.toThrow('index.html');
    site.isOnline = false;
    expect(await startWorker(site, first).openPage()).toBe(pageOf('first'));
  });
});

test('what the browser has kept of a broken host is asked for again', async () => {
  const send = site.fetch;
  Object.assign(site, {
    fetch: (request: string, { cache = '' } = {}) =>
      cache === 'default' ? new Response('<html>', { status: 200 }) : send(request),
  });
  await installed();
  expect(site.kept).toContain(script('first'));
});

test('another export below the same origin keeps its cache', async () => {
  site.stores.set(`luka-files ${scope}designs/ 9`, new Map());
  await installed();
  expect([...site.stores.keys()]).toContain(`luka-files ${scope}designs/ 9`);
});
