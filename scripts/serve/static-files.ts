import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import sirv from 'sirv';
import { headersOf } from '../export/host-headers';
import { hashPages } from '../export/language-pages';
import { sha256 } from '../files';
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
    } else if (file.endsWith('.html')) sendPage(file, response);
    else if (pathname === '/sw.js') sendWorker(root, response);
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

function sendPage(file: string, response: ServerResponse): void {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    .end(withSandboxMeta(readFileSync(file, 'utf8')));
}

/** Sends the service worker with the digests of the pages that are sent. */
function sendWorker(root: string, response: ServerResponse): void {
  let code = readFileSync(join(root, 'sw.js'), 'utf8');
  for (const page of hashPages) {
    const html = readFileSync(join(root, page), 'utf8');
    code = code.replace(sha256(html, 'base64'), () => sha256(withSandboxMeta(html), 'base64'));
  }
  response
    .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
    .end(code);
}

/** Sends the export's 404 page. */
function sendNotFound(root: string, response: ServerResponse): void {
  response
    .writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(readFileSync(join(root, '404.html')));
}
