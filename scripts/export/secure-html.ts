import { createHash } from 'node:crypto';

type Options = {
  /** The real server's address; empty for the sandbox. */
  apiBaseUrl: string;
  /** Host names whose pages may be framed, besides the real server's own. */
  frameHosts: readonly string[];
  /** How many folders below the root this page lies. */
  depth: number;
};

/**
 * One exported page, made safe and movable: a Content-Security-Policy that knows each inline script
 * by its hash, and for nested pages a `<base>` that makes `./_next` mean the root's.
 */
export function secureHtml(html: string, { apiBaseUrl, frameHosts, depth }: Options): string {
  const base = depth > 0 ? `<base href="${'../'.repeat(depth)}"/>` : '';
  const head = `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy(html, apiBaseUrl, frameHosts)}"/>${base}`;
  return (
    html
      .replace('<meta charSet="utf-8"/>', '')
      // Next's hint for a relative asset prefix names the page's own host, which is connected already.
      .replace('<link rel="preconnect" href="/" crossorigin=""/>', '')
      .replace('<head>', `<head>${head}`)
  );
}

function policy(html: string, apiBaseUrl: string, frameHosts: readonly string[]): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);
  const api = apiBaseUrl === '' ? '' : ` ${new URL(apiBaseUrl).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(scripts)].join(' ')}`,
    "style-src 'self'",
    "font-src 'self'",
    // A photo on its way to the server is shown from memory.
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    `connect-src 'self'${api}`,
    // The same list as the webview screen's: app/pages/webview/webview/allowed-url.
    `frame-src 'self'${api}${frameHosts.map((host) => ` https://${host}`).join('')}`,
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}
