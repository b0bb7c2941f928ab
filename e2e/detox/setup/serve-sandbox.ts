import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { appOrigin } from '@/e2e/shared/app-links';
import { createNodeSandbox, type NodeSandbox } from '@/lib/sandbox/entry-node';

/** Where a sandbox is served: on a port, 0 for any that is free, and to whom. */
export type SandboxPlace = { port: number; isForPhone: boolean };

/** A sandbox that can be called; `url` has no slash at its end. */
export type ServedSandbox = {
  url: string;
  sandbox: NodeSandbox['sandbox'];
  close: () => Promise<void>;
};

/** Serves a sandbox on loopback. Rejects, and says what to do, where the port is taken. */
export async function serveSandbox({ port, isForPhone }: SandboxPlace): Promise<ServedSandbox> {
  const { sandbox, handle } = createNodeSandbox();
  const server = createServer((request, response) => {
    if (isForPhone && letPhoneIn(request, response)) return;
    handle(request, response)
      .then((isDone) => isDone || response.writeHead(404).end())
      .catch(() => response.destroy());
  });
  // A browser sends a call again by itself where a kept connection expectLoadErrors: a dropped one is to be felt.
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
  const text = `Port ${port} is taken, and the app on the phone knows no other: end what serves there`;
  return new Error(text, { cause: error });
}

/**
 * The app on a phone is of another origin than the sandbox: it may call all the same, with the headers that it
 * sends, and without asking before each call. True where the question whether it may was all there was.
 */
function letPhoneIn({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('access-sandbox-allow-origin', appOrigin);
  if (method !== 'OPTIONS') return false;
  const asked = headers['access-sandbox-request-headers'];
  response.writeHead(204, {
    ...(asked ? { 'access-sandbox-allow-headers': asked } : {}),
    'access-sandbox-allow-private-network': 'true',
    'access-sandbox-max-age': '600',
  });
  response.end();
  return true;
}
