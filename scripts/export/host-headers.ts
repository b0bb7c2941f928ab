/** Response headers for the paths that match `path`, in which `*` at the end is any text. */
type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** For files with a hash of their content in their names. */
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Asked for again each time; unchanged, the host answers 304. */
const revalidated = { 'Cache-Control': 'no-cache' };

/**
 * The response headers that a host of the export sends, by path below its root: the one source of `_headers`, of
 * `npm start` and of the examples in docs/hosting.md. No path has a header from two rules, as hosts join them.
 * @internal
 */
export const hostHeaders: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      // A `<meta>` cannot say it. The gallery frames the export's own pages.
      'Content-Security-Policy': "frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=31536000',
      // A page that opened the app cannot steer it.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), display-capture=()',
    },
  },
  { path: '/_next/static/chunks/*', headers: forever },
  { path: '/_next/static/media/*', headers: forever },
  ...['/', '/index.html', '/en.html', '/vi.html', '/404.html', '/pages/*', '/preview/*'].map(
    rule(revalidated),
  ),
  ...['/sw.js', '/icon.svg', '/licences.txt'].map(rule(revalidated)),
];

function rule(headers: HeaderRule['headers']) {
  return (path: string): HeaderRule => ({ path, headers });
}

/** All headers of a path that starts with a slash. */
export function headersOf(pathname: string): Record<string, string> {
  const matching = hostHeaders.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** The rules as a `_headers` file, which Cloudflare Pages, Netlify and others read. */
export function formatHeaders(): string {
  return hostHeaders
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}
