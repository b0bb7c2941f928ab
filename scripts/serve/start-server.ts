import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { SandboxOptions } from '@/lib/sandbox/create-sandbox';
import { createNodeSandbox, type NodeSandbox } from '@/lib/sandbox/entry-node';
import { createStaticHandler } from './static-files';

/** What a server is started with. */
export type ServerOptions = {
  /** 0 takes any that is free. */
  port: number;
  /** The exported app. */
  dir: string;
  /** How its sandbox is set up. */
  sandbox?: SandboxOptions;
};

/** A server that runs; `url` has no slash at its end. */
export type RunningServer = {
  url: string;
  sandbox: NodeSandbox['sandbox'];
  close: () => Promise<void>;
};

const host = '127.0.0.1';

/**
 * Serves the app and its sandbox on loopback, on one origin. Rejects with an error whose text says what
 * to do where the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { sandbox, handle } = createNodeSandbox(options.sandbox);
  const serveFile = createStaticHandler(options.dir);
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  // A browser sends a call again by itself where a kept connection breaks: a dropped one is to be felt.
  server.maxRequestsPerSocket = 1;
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await handle(request, response))) await serveFile(request, response);
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, options.port)));
    server.listen(options.port, host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return { url: `http://${host}:${port}`, sandbox, close: () => closed(server) };
}

function closed(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Calls that a fault keeps waiting would hold the server open for ever.
    server.closeAllConnections();
  });
}

function listenError(error: Error, port: number): Error {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  return taken
    ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`, {
        cause: error,
      })
    : error;
}
