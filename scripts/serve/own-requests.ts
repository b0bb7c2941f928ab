import type { IncomingMessage, RequestListener } from 'node:http';
import { isIPv4 } from 'node:net';
import { isLocalAddress } from './local-network';

/** The app's origin in both shells, which sends its calls to a server of this machine. */
const shellOrigin = 'https://app.luka.local';

/** The names of this machine's loopback, as they are in an address. */
const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Which requests are answered besides those of this machine. */
type OwnRequests = {
  /** Further origins. */
  allowed?: () => readonly string[];
  /** Whether devices of a local network are answered too, at an address and not at a name. */
  toNetwork?: boolean;
};

/**
 * Answers the requests of the server's own pages, of the shells and of programs on this machine, and 403 to all others:
 * a page of another origin could use the sandbox, and one whose name was rebound to loopback (DNS rebinding) read it.
 */
export function forOwnPages(
  handle: RequestListener,
  { allowed = () => [], toNetwork = false }: OwnRequests = {},
): RequestListener {
  const names = toNetwork ? 'an address of a local network' : '127.0.0.1 or localhost';
  return (request, response) => {
    if (isOwn(request, { allowed, toNetwork })) return handle(request, response);
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end(`This server answers its own pages at ${names} only.\n`);
  };
}

/** A program, such as curl, sends no origin. */
function isOwn(
  { headers, socket }: IncomingMessage,
  { allowed, toNetwork }: Required<OwnRequests>,
): boolean {
  const { host = '', origin } = headers;
  const name = host.replace(/:\d+$/, '');
  // A rebound name is never an address. In a container the address in the link is that of its host.
  if (!loopback.has(name) && !(toNetwork && isIPv4(name))) return false;
  if (toNetwork && !isLocalAddress(socket.remoteAddress ?? '')) return false;
  if (origin === undefined || origin === `http://${host}` || origin === shellOrigin) return true;
  return allowed().includes(origin);
}
