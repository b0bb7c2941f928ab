import type { Server } from 'node:http';

const host = '127.0.0.1';

/**
 * Starts a server on loopback, 0 for any free port. Resolves with its URL, without a slash at its end; rejects
 * with an error that says what to do if the port is in use.
 */
export async function listenOn(server: Server, wanted: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, wanted)));
    server.listen(wanted, host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  return `http://${host}:${port}`;
}

/** Closes a server, also while requests are open. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function listenError(error: Error, port: number): Error {
  const inUse = 'code' in error && error.code === 'EADDRINUSE';
  return inUse
    ? new Error(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`, {
        cause: error,
      })
    : error;
}
