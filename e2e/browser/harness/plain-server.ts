import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { contentTypeOf } from '@/scripts/serve/content-types';

/** A running server; `url` is the folder's, without a slash at its end. */
export type PlainServer = { url: string; close(): Promise<void> };

/** Serves a folder below a path as a static host does, without a sandbox. */
export async function startPlainServer(dir: string, below: string): Promise<PlainServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const inside = pathname.startsWith(`${below}/`) ? pathname.slice(below.length) : undefined;
    const file = inside?.endsWith('/') ? `${inside}index.html` : inside;
    try {
      if (file === undefined) throw new Error('outside of the folder');
      const body = await readFile(join(dir, normalize(decodeURIComponent(file))));
      // Files with a hash in their names are loaded and compiled once.
      const caching = file.includes('/_next/static/') ? 'max-age=31536000, immutable' : 'no-cache';
      const type = contentTypeOf(file);
      response.writeHead(200, { 'content-type': type, 'cache-control': caching }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${below}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
