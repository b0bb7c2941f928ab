import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Luka's sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
</head>
<body>
<div id="page"></div>
<script src="page.js"></script>
</body>
</html>
`;

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

/** The files of the page by path: their types and contents. */
const files: Record<string, { type: string; read: () => string | Promise<string> }> = {
  '/__sandbox/': { type: 'text/html', read: () => html },
  '/__sandbox/page.css': {
    type: 'text/css',
    read: () => readFileSync(join(__dirname, 'page.css'), 'utf8'),
  },
  '/__sandbox/page.js': { type: 'text/javascript', read: () => bundle() },
};

/**
 * Serves the page that shows the sandbox of a running app, `/__sandbox/`: it is part of this server alone, so
 * that no export contains it. Resolves with false for other paths.
 */
export async function serveSandboxPage(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  if (method !== 'GET' || url.startsWith('//')) return false;
  if (pathname === '/__sandbox') {
    response.writeHead(308, { location: '/__sandbox/' }).end();
    return true;
  }
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
  if (!file) return false;
  const text = await file.read();
  response.writeHead(200, {
    'content-type': `${file.type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
  return true;
}

let script: Promise<string> | undefined;

/** The page's script, bundled once for each server. */
function bundle(): Promise<string> {
  script ??= import('esbuild').then(async ({ build }) => {
    const { outputFiles } = await build({
      entryPoints: [join(__dirname, 'page.tsx')],
      bundle: true,
      minify: true,
      write: false,
      jsx: 'automatic',
      target: 'chrome111',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
    });
    return outputFiles[0]?.text ?? '';
  });
  return script;
}
