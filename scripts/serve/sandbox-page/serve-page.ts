import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contract } from '@/lib/api/contract';
import { faultKinds } from '@/lib/sandbox/core/state';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The files of the page, by path. */
const files = new Map([
  ['/__sandbox/', { name: 'page.html', type: 'text/html' }],
  ['/__sandbox/page.css', { name: 'page.css', type: 'text/css' }],
  ['/__sandbox/page.js', { name: 'page.js', type: 'text/javascript' }],
]);

/**
 * Serves the page that shows the sandbox of a running app, `/__sandbox/`: it is part of this server alone, so
 * that no export contains it. Returns false for other paths.
 */
export function serveSandboxPage(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  if (method !== 'GET' || url.startsWith('//')) return false;
  if (pathname === '/__sandbox') {
    response.writeHead(308, { location: '/__sandbox/' }).end();
    return true;
  }
  const file = files.get(pathname);
  if (!file) return false;
  response.writeHead(200, {
    'content-type': `${file.type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  });
  const text = readFileSync(join(__dirname, file.name), 'utf8');
  response.end(
    text
      .replace('<!-- paths -->', options(['*', ...Object.keys(contract)]))
      .replace('<!-- kinds -->', options(faultKinds)),
  );
  return true;
}

function options(values: readonly string[]): string {
  return values.map((value) => `<option value="${value}">${value}</option>`).join('');
}
