import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { listen, type RunningServer } from '@/e2e/shared/listen';
import { contentTypeOf } from '@/scripts/serve/content-types';

/** Serves a folder below a path as a static host does, without a sandbox; `url` is that of the folder. */
export async function startPlainServer(dir: string, below: string): Promise<RunningServer> {
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
  const { url, close } = await listen(server);
  return { url: url + below, close };
}
