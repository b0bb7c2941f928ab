import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listen } from '@/e2e/shared/listen';
import { createNodeSandbox, type NodeSandbox } from '@/lib/sandbox/entry-node';
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

/**
 * Serves a folder as a CDN does: gzip, kept in memory, hashed files for ever; with `sandbox` also the app's server.
 * `url` has no slash at its end.
 */
export async function openServer(dir: string, options: { sandbox?: boolean } = {}) {
  const node: NodeSandbox | undefined = options.sandbox ? createNodeSandbox() : undefined;
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    if (await node?.handle(request, response)) return;
    sendFile(pathOf(request.url ?? '/'), response);
  });

  function sendFile(path: string, response: ServerResponse): void {
    const file = join(dir, normalize(path.endsWith('/') ? `${path}index.html` : path));
    const extension = extname(file);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const body = files.get(file) ?? read(file, extension);
    files.set(file, body);
    response.writeHead(200, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': extension === '.html' ? 'no-cache' : 'max-age=31536000, immutable',
      ...(compressed.has(extension) && { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  }

  function read(file: string, extension: string): Buffer {
    const bytes = readFileSync(file);
    if (!compressed.has(extension)) return bytes;
    const isPage = node && extension === '.html';
    return gzipSync(isPage ? withSandboxMeta(bytes.toString()) : bytes, { level: 9 });
  }

  const { url, close } = await listen(server);
  return { url, close, sandbox: node?.sandbox };
}

function pathOf(url: string): string {
  return decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname);
}
