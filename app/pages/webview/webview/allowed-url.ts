import { config } from '@/lib/config';

/** A page that may be framed. `own`: of the app's own origin, so it needs no script of its own. */
export type AllowedUrl = { readonly href: string; readonly own: boolean };

/** Where the app stands and what a build allows; a test names its own. */
export type Surroundings = {
  /** The app's own address. */
  readonly base: string;
  /** Host names, each exactly as it is. */
  readonly hosts: readonly string[];
  /** Path of the sandbox's pay page; none where there is a real server. */
  readonly payPath: string | undefined;
};

/**
 * The one check of an address from outside before it is framed: https on its usual port, without a
 * name or password in it, of a host on the list; in a sandbox build also the sandbox's pay page on the
 * app's own origin. `null` for everything else. Source: contract.md section 5, webview.
 */
export function allowedUrl(text: string | undefined, given?: Surroundings): AllowedUrl | null {
  if (!text) return null;
  const around = given ?? surroundings();
  if (!URL.canParse(text, around.base)) return null;
  const url = new URL(text, around.base);
  if (url.username !== '' || url.password !== '') return null;
  const own = new URL(around.base);
  if (around.payPath !== undefined && url.pathname === around.payPath) {
    return sameOrigin(url, own) ? { href: url.href, own: true } : null;
  }
  // An address without a host of its own is never one of somebody else's.
  if (!URL.canParse(text)) return null;
  const listed =
    url.protocol === 'https:' && url.port === '' && around.hosts.includes(url.hostname);
  return listed ? { href: url.href, own: false } : null;
}

/** Pages on the real server's own host, and on those that the build names in NEXT_PUBLIC_WEBVIEW_HOSTS. */
function surroundings(): Surroundings {
  const named = (process.env.NEXT_PUBLIC_WEBVIEW_HOSTS ?? '').split(',');
  const server = URL.canParse(config.apiBaseUrl) ? [new URL(config.apiBaseUrl).hostname] : [];
  return {
    base: document.baseURI,
    hosts: [...server, ...named.map((host) => host.trim().toLowerCase())].filter(Boolean),
    // Spelled out, so that a build for a real server does not know the path.
    payPath: process.env.NEXT_PUBLIC_API_BASE_URL ? undefined : '/__sandbox/pay',
  };
}

/** Origins of file:// are all alike and opaque: there the protocol has to do. */
function sameOrigin(one: URL, other: URL): boolean {
  return one.protocol === other.protocol && one.host === other.host;
}
