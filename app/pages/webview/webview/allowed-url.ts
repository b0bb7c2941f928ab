import { config } from '@/lib/config';

/** A URL that may be framed. `own`: of the app's own origin, so it runs without scripts. */
export type AllowedUrl = { readonly href: string; readonly own: boolean };

/** What is allowed depends on the app's URL and on the build. */
export type UrlPolicy = {
  /** The app's own URL. */
  readonly base: string;
  /** Host names, compared exactly. */
  readonly hosts: readonly string[];
  /** The path of the sandbox's payment page; undefined in a build for a real server. */
  readonly payPath: string | undefined;
};

/**
 * Validates a URL before it is framed: https on the default port, without credentials, of a listed host; in a
 * sandbox build also the sandbox's payment page on the app's own origin. Returns `null` for all others. Source:
 * contract.md section 5, webview.
 */
export function allowedUrl(text: string | undefined, policy: UrlPolicy): AllowedUrl | null {
  if (!text || !URL.canParse(text, policy.base)) return null;
  const url = new URL(text, policy.base);
  if (url.username !== '' || url.password !== '') return null;
  if (policy.payPath !== undefined && url.pathname === policy.payPath) {
    return sameOrigin(url, new URL(policy.base)) ? { href: url.href, own: true } : null;
  }
  // A relative URL is never one of a listed host.
  if (!URL.canParse(text)) return null;
  const listed =
    url.protocol === 'https:' && url.port === '' && policy.hosts.includes(url.hostname);
  return listed ? { href: url.href, own: false } : null;
}

/** The policy of this build: the host of the server, and those in NEXT_PUBLIC_WEBVIEW_HOSTS. */
export function buildUrlPolicy(): UrlPolicy {
  const listed = (process.env.NEXT_PUBLIC_WEBVIEW_HOSTS ?? '').split(',');
  const server = URL.canParse(config.apiBaseUrl) ? [new URL(config.apiBaseUrl).hostname] : [];
  return {
    base: document.baseURI,
    hosts: [...server, ...listed.map((host) => host.trim().toLowerCase())].filter(Boolean),
    // The condition is inline, so that the bundler drops the path from a build for a real server.
    payPath: process.env.NEXT_PUBLIC_API_BASE_URL ? undefined : '/__sandbox/pay',
  };
}

/** Compares protocol and host, as every file:// URL has the same opaque origin. */
function sameOrigin(one: URL, other: URL): boolean {
  return one.protocol === other.protocol && one.host === other.host;
}
