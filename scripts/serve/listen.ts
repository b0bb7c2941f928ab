import { createServer, type Server } from 'node:http';

const loopback = '127.0.0.1';

/** How a server listens: on all of the machine's IPv4 addresses, not loopback alone; and for which command. */
type Listening = { toNetwork?: boolean; command?: string };

/**
 * Starts a server on loopback, 0 for any free port. Resolves with its URL there, without a slash at its end; rejects
 * with an error that says what to do if the port is in use, with the command that `command` names.
 */
export async function listenOn(
  server: Server,
  wanted: number,
  { toNetwork = false, command = 'npm start' }: Listening = {},
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, wanted, command)));
    server.listen(wanted, toNetwork ? '0.0.0.0' : loopback, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  return `http://${loopback}:${port}`;
}

/** Rejects as {@link listenOn} does if a server cannot be started on a port: before a build that takes a while. */
export async function checkPort(port: number, command: string): Promise<void> {
  const server = createServer();
  await listenOn(server, port, { command });
  await closeServer(server);
}

/** Parses a port; throws for invalid text. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`The port is a number from 0 to 65535, not ${text}`);
}

/** Closes a server, also while requests are open. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function listenError(error: Error, port: number, command: string): Error {
  const code = 'code' in error ? error.code : undefined;
  const other = `Choose another: PORT=${port < 1024 ? 3000 : port + 1} ${command}`;
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is in use. ${other}`);
  if (code === 'EACCES') return new Error(`Port ${port} is for the system only. ${other}`);
  return error;
}
