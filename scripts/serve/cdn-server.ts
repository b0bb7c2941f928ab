import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersOf } from '../export/host-headers';
import { closeServer, listenOn } from './listen';
import { forOwnPages } from './own-requests';

/** A running server; `url` is that of the folder, without a slash at its end. */
export type CdnServer = { url: string; close: () => Promise<void> };

/**
 * Serves a folder on loopback below a path, as a CDN does: nothing but its files, with a host's response headers
 * if it has its `_headers`. `below` starts with a slash, or is empty for the root.
 */
export async function startCdn(dir: string, below: string, port = 0): Promise<CdnServer> {
  const hasHeaders = existsSync(join(dir, '_headers'));
  const notFound = join(dir, '404.html');
  const send = sirv(dir, {
    dev: true,
    etag: true,
    setHeaders(response, pathname) {
      const headers = hasHeaders ? headersOf(pathname) : {};
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  const answer: RequestListener = (request, response) => {
    const { url = '/' } = request;
    const refuse = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(existsSync(notFound) ? readFileSync(notFound) : 'Not found\n');
    };
    if (url === below) response.writeHead(308, { location: `${below}/` }).end();
    else if (!url.startsWith(`${below}/`) || url === `${below}/_headers`) refuse();
    else {
      request.url = url.slice(below.length);
      send(request, response, refuse);
    }
  };
  const server = createServer(forOwnPages(answer));
  const url = await listenOn(server, port);
  return { url: url + below, close: () => closeServer(server) };
}
