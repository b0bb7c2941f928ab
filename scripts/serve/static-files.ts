import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseRange } from './byte-range';
import { findFile } from './find-file';
import { readServedFile, type ServedFile } from './served-file';

/** Serves the exported app from `root` as a CDN would: types, packing, caching, ranges, true 404s. */
export function createStaticHandler(root: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('x-content-type-options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const found = await findFile(root, pathname);
    if (found.kind === 'folder') {
      // Never `//host`: that would lead to another origin.
      const location = `${pathname.replace(/^\/+/, '/')}/${query === undefined ? '' : `?${query}`}`;
      response.writeHead(308, { location }).end();
      return;
    }
    if (found.kind === 'none') {
      await sendMissing(root, request, response);
      return;
    }
    const file = await readServedFile(found.file, packingFor(request));
    send({ request, response, file, cacheControl: cachingOf(pathname) });
  };
}

type Sending = {
  request: IncomingMessage;
  response: ServerResponse;
  file: ServedFile;
  cacheControl: string;
};

function send({ request, response, file, cacheControl }: Sending): void {
  response.setHeader('etag', file.etag);
  response.setHeader('cache-control', cacheControl);
  if (file.varies) response.setHeader('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('content-type', file.contentType);
  response.setHeader('accept-ranges', 'bytes');
  if (file.encoding) response.setHeader('content-encoding', file.encoding);
  const range = parseRange(request.headers.range, file.body.length);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${file.body.length}` }).end();
    return;
  }
  if (range === 'whole') {
    finish(request, response.writeHead(200, { 'content-length': file.body.length }), file.body);
    return;
  }
  const part = file.body.subarray(range.start, range.end + 1);
  response.writeHead(206, {
    'content-length': part.length,
    'content-range': `bytes ${range.start}-${range.end}/${file.body.length}`,
  });
  finish(request, response, part);
}

function finish(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The export's own page for what is not there, with the status that says so. */
async function sendMissing(root: string, request: IncomingMessage, response: ServerResponse) {
  const page = await readServedFile(join(root, '404.html'), undefined).catch(() => null);
  const body = page?.body ?? Buffer.from('Not found\n');
  response.writeHead(404, {
    'content-type': page?.contentType ?? 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  finish(request, response, body);
}

/** Hashed files never change; everything else is asked for again each time, by its etag. */
function cachingOf(pathname: string): string {
  return pathname.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** A range is of the bytes as they are: packed ones would be another range. */
function packingFor({ headers }: IncomingMessage): string | undefined {
  return headers.range ? undefined : String(headers['accept-encoding'] ?? '');
}
