import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { appOrigin } from '@/e2e/shared/app-links';
import { createNodeSandbox, type NodeSandbox } from '@/lib/sandbox/entry-node';

/** A port, 0 for any that is free, and whether the app on a phone may call it. */
type ServeOptions = { port: number; isForPhone: boolean };

/** A served sandbox; `url` has no slash at its end. */
export type ServedSandbox = {
  url: string;
  sandbox: NodeSandbox['sandbox'];
  close: () => Promise<void>;
};

/** Serves a sandbox on loopback. Rejects where the port is taken. */
export async function serveSandbox({ port, isForPhone }: ServeOptions): Promise<ServedSandbox> {
  const { sandbox, handle } = createNodeSandbox();
  const server = createServer((request, response) => {
    if (isForPhone && handleCors(request, response)) return;
    handle(request, response)
      .then((isDone) => isDone || response.writeHead(404).end())
      .catch(() => response.destroy());
  });
  // A browser repeats a call by itself where a reused connection breaks, and a dropped call would not fail.
  server.maxRequestsPerSocket = 1;
  server.unref();
  const url = await listen(server, port);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, sandbox, close };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port)));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`);
    });
  });
}

function listenError(error: Error, port: number): Error {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken) return error;
  const text = `Port ${port} is taken, and the app on the phone uses no other: stop the server there`;
  return new Error(text, { cause: error });
}

/** Allows the calls of the app on a phone, which has another origin. True for a preflight request, which ends here. */
function handleCors({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('access-control-allow-origin', appOrigin);
  if (method !== 'OPTIONS') return false;
  const requested = headers['access-control-request-headers'];
  response.writeHead(204, {
    ...(requested ? { 'access-control-allow-headers': requested } : {}),
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}
