import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen, type RunningServer } from '@/e2e/shared/listen';

/** Serves a folder below a path as a static host does, without a sandbox; `url` is that of the folder. */
export async function startPlainServer(dir: string, below: string): Promise<RunningServer> {
  const send = sirv(dir, {
    dev: true,
    etag: true,
    setHeaders(response, pathname) {
      // Files with a hash in their names are loaded and compiled once.
      const isHashed = pathname.includes('/_next/static/');
      if (isHashed) response.setHeader('cache-control', 'max-age=31536000, immutable');
    },
  });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    request.url = url.slice(below.length);
    if (url.startsWith(`${below}/`)) send(request, response);
    else response.writeHead(404).end();
  });
  const { url, close } = await listen(server);
  return { url: url + below, close };
}
