import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import sirv from 'sirv';
import { headersOf } from '../export/host-headers';
import { withSandboxMeta } from './sandbox-meta';

/** Serves the exported app from `root` as a static host does, with the sandbox's meta tag in its pages. */
export function createStaticHandler(root: string) {
  const sendAsset = sirv(root, {
    // Reads the folder at each request, so that a rebuild needs no restart.
    dev: true,
    etag: true,
    setHeaders(response, pathname) {
      const { 'Cache-Control': kept } = headersOf(pathname);
      if (kept) response.setHeader('cache-control', kept);
    },
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('x-content-type-options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const file = fileAt(root, pathname);
    if (file === undefined) sendNotFound(root, response);
    else if (statSync(file).isDirectory()) {
      // Never `//host`, which is another origin.
      const location = `${pathname.replace(/^\/+/, '/')}/${query === undefined ? '' : `?${query}`}`;
      if (existsSync(join(file, 'index.html'))) response.writeHead(308, { location }).end();
      else sendNotFound(root, response);
    } else if (file.endsWith('.html')) sendPage(file, request, response);
    else sendAsset(request, response);
  };
}

/** The file of a path; undefined if it does not exist or is outside of `root`, also by a symbolic link. */
function fileAt(root: string, pathname: string): string | undefined {
  try {
    const base = realpathSync(root);
    const path = decodeURIComponent(pathname);
    const file = realpathSync(join(base, path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(base + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

function sendPage(file: string, request: IncomingMessage, response: ServerResponse): void {
  const body = Buffer.from(withSandboxMeta(readFileSync(file, 'utf8')));
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'no-cache' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response
    .writeHead(200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
    })
    .end(body);
}

/** Sends the export's 404 page. */
function sendNotFound(root: string, response: ServerResponse): void {
  const page = join(root, '404.html');
  const isPage = existsSync(page);
  response
    .writeHead(404, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain',
      'cache-control': 'no-store',
    })
    .end(isPage ? readFileSync(page) : 'Not found\n');
}
