/**
 * Keeps the app's own files in a browser, so that it starts and reloads without a connection. The page comes
 * from the network, and from the cache where that fails; hashed files come from the cache. A build has a cache
 * of its own, filled when its worker is installed: its page and its files are never mixed with another's. No
 * other request is answered, so no reply of the server and nothing of a user is kept. `VERSION` is written at
 * build time.
 */
const { scope } = self.registration;
const prefix = `luka-files ${scope} `;
const cacheName = prefix + VERSION;
const hashedFile = /^_next\/static\/(chunks|media)\/[^?]+$/;

self.addEventListener('install', (event) => event.waitUntil(keepPage()));
self.addEventListener('activate', (event) => event.waitUntil(replaceOlder()));
self.addEventListener('message', (event) => event.waitUntil(keepFiles([].concat(event.data))));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(scope)) return;
  const path = url.slice(scope.length);
  if (hashedFile.test(path)) event.respondWith(sendFile(event));
  else if (mode === 'navigate' && /^(index\.html)?([?#]|$)/.test(path)) {
    event.respondWith(fetch(event.request).catch(() => sendKept(scope)));
  }
});

/** Stores the page and the files that it names: all of them, or the installation fails and is tried again. */
async function keepPage() {
  const response = await fetch(scope, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The page has status ${response.status}`);
  const html = await response.clone().text();
  const names = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, name]) => name);
  // A page names a file more than once, which `addAll` refuses.
  const files = new Set(names.filter((name) => hashedFile.test(name)));
  const cache = await caches.open(cacheName);
  await cache.addAll([...files].map((name) => scope + name));
  await cache.put(scope, response);
}

/** Stores the hashed files that the page had loaded before this worker served it. */
async function keepFiles(urls) {
  const cache = await caches.open(cacheName);
  const hashed = urls.filter((url) => isHashed(url));
  await Promise.allSettled(hashed.map(async (url) => (await cache.match(url)) ?? cache.add(url)));
}

function isHashed(url) {
  return (
    typeof url === 'string' && url.startsWith(scope) && hashedFile.test(url.slice(scope.length))
  );
}

/** No page of an older build is open any more. */
async function replaceOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function sendFile(event) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  // A host may send its start page for a file that it no longer has.
  const isFile = response.ok && !/html/.test(response.headers.get('content-type') ?? '');
  if (isFile) event.waitUntil(cache.put(event.request, response.clone()).catch(() => undefined));
  return response;
}

async function sendKept(url) {
  const cache = await caches.open(cacheName);
  return (await cache.match(url, { ignoreVary: true })) ?? Response.error();
}
