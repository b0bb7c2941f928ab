import { sha256 } from '../files';

type Options = {
  /** URL of the server; empty for the sandbox. */
  apiBaseUrl: string;
  /** Hosts whose pages may be framed, in addition to the server's. */
  frameHosts: readonly string[];
  /** Number of folders between the root and the page. */
  depth: number;
};

/**
 * Adds to an exported page a Content-Security-Policy that allows its inline scripts and styles by hash, and to nested
 * pages a `<base>` with which `./_next` refers to the root.
 */
export function secureHtml(html: string, options: Options): string {
  const base = options.depth > 0 ? `<base href="${'../'.repeat(options.depth)}"/>` : '';
  const head = `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy(html, options)}"/>${base}`;
  return (
    html
      .replace('<meta charSet="utf-8"/>', '')
      // For a relative asset prefix Next's hint names the page's own host, which is already connected.
      .replace('<link rel="preconnect" href="/" crossorigin=""/>', '')
      .replace('<head>', `<head>${head}`)
  );
}

function policy(html: string, { apiBaseUrl, frameHosts }: Options): string {
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const api = apiBaseUrl === '' ? '' : ` ${new URL(apiBaseUrl).origin}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "require-trusted-types-for 'script'",
    // That of app/launch/boot-script.
    'trusted-types default',
    "worker-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "font-src 'self'",
    // Photos are shown from memory before they are uploaded.
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    `connect-src 'self'${api}`,
    // The same list as the webview screen's: app/pages/webview/webview/allowed-url.
    `frame-src 'self'${api}${frameHosts.map((host) => ` https://${host}`).join('')}`,
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/** The sources that allow inline elements: hashes of what `element` captures, each once. */
function hashesOf(html: string, element: RegExp): string[] {
  const texts = new Set([...html.matchAll(element)].map(([, text = '']) => text));
  return [...texts].map(hashSource);
}

/** The source of a Content-Security-Policy that allows an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${sha256(text, 'base64')}'`;
}
