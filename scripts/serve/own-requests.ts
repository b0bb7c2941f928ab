import type { IncomingMessage, RequestListener } from 'node:http';

/** The app's origin in both shells, which sends its calls to a server of this machine. */
const shellOrigin = 'https://app.luka.local';

/** The names of this machine's loopback, as they are in an address. */
const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Answers the requests of the server's own pages, of the shells and of programs on this machine, and 403 to all others:
 * a page of another origin could use the sandbox, and one whose name was rebound to loopback (DNS rebinding) read it.
 * `allowed` are further origins.
 */
export function forOwnPages(
  handle: RequestListener,
  allowed: () => readonly string[] = () => [],
): RequestListener {
  return (request, response) => {
    if (isOwn(request, allowed)) return handle(request, response);
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end('This server answers its own pages at 127.0.0.1 or localhost only.\n');
  };
}

/** A program, such as curl, sends no origin. */
function isOwn({ headers }: IncomingMessage, allowed: () => readonly string[]): boolean {
  const { host = '', origin } = headers;
  if (!loopback.has(host.replace(/:\d+$/, ''))) return false;
  if (origin === undefined || origin === `http://${host}` || origin === shellOrigin) return true;
  return allowed().includes(origin);
}
