import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { SandboxOptions } from '@/lib/sandbox/create-sandbox';
import { createNodeSandbox, type NodeSandbox } from '@/lib/sandbox/entry-node';
import { closeServer, listenOn } from './listen';
import { forOwnPages } from './own-requests';
import { serveSandboxPage } from './sandbox-page/serve-page';
import { createStaticHandler } from './static-files';

/** Options of a server. */
export type ServerOptions = {
  /** 0 for any free port. */
  port: number;
  /** The folder of the exported app. */
  dir: string;
  sandbox?: SandboxOptions;
  /** Whether devices of a local network are answered too. */
  toNetwork?: boolean;
  /** The other origin of an app that calls the sandbox: that of the shell on a phone. */
  appOrigin?: string;
};

/** A running server; `url` has no trailing slash. */
export type RunningServer = {
  url: string;
  sandbox: NodeSandbox['sandbox'];
  close: () => Promise<void>;
};

/**
 * Serves the app, its sandbox and the sandbox's page on one origin, on loopback unless it is `toNetwork`. Rejects with an error that says what to do if
 * the port is in use.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { toNetwork, appOrigin } = options;
  const { sandbox, handle } = createNodeSandbox(options.sandbox);
  const serveFile = createStaticHandler(options.dir);
  const paySites = () => [sandbox.control.state().state.pay_site?.at ?? []].flat();
  const server = createServer(
    forOwnPages(
      (request, response) => {
        respond(request, response).catch(() => response.destroy());
      },
      { allowed: paySites, toNetwork },
    ),
  );
  // A browser repeats a request by itself when a reused connection breaks, which would hide the fault `drop`.
  server.maxRequestsPerSocket = 1;
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (appOrigin && handleCors(request, response, appOrigin)) return;
    if (serveSandboxPage(request, response)) return;
    if (!(await handle(request, response))) serveFile(request, response);
  }
  const url = await listenOn(server, options.port, { toNetwork });
  // Requests that the fault `timeout` keeps open would prevent the server from closing.
  return { url, sandbox, close: () => closeServer(server) };
}

/** Allows the calls of the app of another origin. True for a preflight request, which ends here. */
function handleCors(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  appOrigin: string,
): boolean {
  response.setHeader('access-control-allow-origin', appOrigin);
  response.setHeader('access-control-expose-headers', 'date');
  if (method !== 'OPTIONS') return false;
  response.writeHead(204, {
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}
