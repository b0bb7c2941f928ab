/**
 * Keeps the app's own files in a browser, so that it starts and reloads without a connection. A page comes from the
 * network, and from the cache where that fails or is silent; hashed files come from the cache. Only what has the type
 * and the digest that the build names is kept: neither the page of a captive portal nor what a broken host sends in
 * place of a file. Each build has a cache of its own, so that its pages and files are never mixed with another's. No
 * other request is answered, so no reply of the server and nothing of a user is kept. `FILES`, the digest of each
 * file by its path, and `VERSION` are written at build time.
 */
const { scope } = self.registration;
const prefix = `luka-files ${scope} `;
const cacheName = prefix + VERSION;

/** How long the network may be silent before the kept page is shown, in ms. */
const silenceMs = 5000;

/** What the type of a file is, by the ending of its name. */
const types = { html: /html/, js: /javascript/, css: /css/ };

self.addEventListener('install', (event) => event.waitUntil(keepPages()));
self.addEventListener('activate', (event) => event.waitUntil(replaceOlder()));
self.addEventListener('message', (event) => event.waitUntil(keepLoaded([].concat(event.data))));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(scope)) return;
  const path = url.slice(scope.length);
  if (mode === 'navigate') {
    const page = pageOf(path);
    if (page) event.respondWith(sendPage(event.request, page));
  } else if (isHashed(path)) event.respondWith(sendFile(event));
});

/** The page of the app at a path; a host may leave out its ending. */
function pageOf(path) {
  const name = path.replace(/[?#].*/, '') || 'index.html';
  return [name, `${name}.html`].find((page) => page in FILES && page.endsWith('.html'));
}

function isHashed(path) {
  return path in FILES && path.startsWith('_next/');
}

/** Stores the pages and the files that they name: all of them, or the installation fails and is tried again. */
async function keepPages() {
  const pages = Object.keys(FILES).filter((path) => path.endsWith('.html'));
  const texts = await Promise.all(pages.map(keep));
  const named = texts.flatMap((text) => [...text.matchAll(/(?:src|href)="\.\/([^"]+)"/g)]);
  const files = new Set(named.map(([, path]) => path).filter(isHashed));
  await Promise.all([...files].map(keep));
}

/** Stores the files that the page had loaded before this worker served it. */
async function keepLoaded(urls) {
  const paths = urls.flatMap((url) =>
    typeof url === 'string' && url.startsWith(scope) ? url.slice(scope.length) : [],
  );
  await Promise.allSettled(paths.filter(isHashed).map(keep));
}

/** Stores a file of this build, and resolves with its text. What the browser kept of it may be what a host once sent. */
async function keep(path) {
  const url = scope + path;
  const kept = await match(url);
  if (kept) return kept.text();
  for (const cache of path.endsWith('.html') ? ['no-cache'] : ['default', 'reload']) {
    const own = await ownResponse(path, await fetch(url, { cache }));
    if (!own) continue;
    await store(url, own.clone());
    return own.text();
  }
  throw new Error(`${path} is not what the build names`);
}

/** The response if it is the file of this build; undefined for any other. Without redirects: a page refuses those. */
async function ownResponse(path, response) {
  const type = response.headers.get('content-type') ?? '';
  const expected = types[path.split('.').at(-1)];
  if (!response.ok || !(expected ? expected.test(type) : !types.html.test(type))) return undefined;
  const bytes = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const isOwn = btoa(String.fromCharCode(...digest)) === FILES[path];
  return isOwn ? new Response(bytes, { headers: { 'content-type': type } }) : undefined;
}

/** No page of an older build is open any more. */
async function replaceOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function sendFile(event) {
  const { request } = event;
  const kept = await match(request);
  if (kept) return kept;
  const response = await fetch(request);
  const copy = response.clone();
  const keepCopy = async () => {
    const own = await ownResponse(request.url.slice(scope.length), copy);
    if (own) await store(request.url, own);
  };
  event.waitUntil(keepCopy().catch(() => undefined));
  return response;
}

/** The page from the network, or the kept one where that fails, is silent or has no page. */
async function sendPage(request, page) {
  const fresh = fetch(request);
  const kept = await match(scope + page);
  if (!kept) return fresh;
  const timeout = new Promise((resolve) => setTimeout(resolve, silenceMs));
  const first = await Promise.race([fresh, timeout]).catch(() => undefined);
  // A portal's own page has to be seen: who opens it logs in to the network there.
  const isAnswer = first && first.status !== 404 && (first.status < 500 || first.status === 511);
  return isAnswer ? first : kept;
}

async function match(request) {
  return (await caches.open(cacheName)).match(request, { ignoreVary: true });
}

async function store(url, response) {
  await (await caches.open(cacheName)).put(url, response);
}
