import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createNodeSandbox, type NodeSandbox } from '@/lib/sandbox/entry-node';
import { closeServer, listenOn } from '../../serve/listen';
import { withSandboxMeta } from '../../serve/sandbox-meta';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.html', '.js', '.css', '.json', '.svg']);

type Options = {
  /** Serves the app's calls, too. */
  sandbox?: boolean;
  /**
   * As the shell's assets are served: nothing compressed or cached, `/` in the language of the browser. The calls are
   * answered as over a mobile line.
   */
  isPhone?: boolean;
};

/** How far away the app's server is from a phone, in ms. */
export const mobileMs = 300;

/** Serves a folder as a CDN does: gzip, kept in memory, hashed files for ever. `url` has no slash at its end. */
export async function openServer(dir: string, { sandbox, isPhone = false }: Options = {}) {
  const node: NodeSandbox | undefined = sandbox ? createNodeSandbox() : undefined;
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = pathOf(request.url ?? '/');
    if (isPhone && path.startsWith('/api/')) await setTimeout(mobileMs);
    // A page that is closed meanwhile ends its calls.
    if (await node?.handle(request, response).catch(() => true)) return;
    const own = join(dir, `${request.headers['accept-language']?.slice(0, 2)}.html`);
    sendFile(isPhone && path === '/' && existsSync(own) ? own : fileOf(path), response);
  });

  function fileOf(path: string): string {
    return join(dir, normalize(path.endsWith('/') ? `${path}index.html` : path));
  }

  function sendFile(file: string, response: ServerResponse): void {
    const extension = extname(file);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const body = files.get(file) ?? read(file, extension);
    files.set(file, body);
    const caching = extension === '.html' ? 'no-cache' : 'max-age=31536000, immutable';
    response.writeHead(200, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': isPhone ? 'no-store' : caching,
      ...(isCompressed(extension) && { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  }

  function read(file: string, extension: string): Buffer {
    const bytes = readFileSync(file);
    const isPage = node && extension === '.html';
    const body = isPage ? Buffer.from(withSandboxMeta(bytes.toString())) : bytes;
    return isCompressed(extension) ? gzipSync(body, { level: 9 }) : body;
  }

  function isCompressed(extension: string): boolean {
    return !isPhone && compressed.has(extension);
  }

  const url = await listenOn(server, 0);
  return { url, close: () => closeServer(server), sandbox: node?.sandbox };
}

function pathOf(url: string): string {
  return decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname);
}
