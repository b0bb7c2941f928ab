import { once } from 'node:events';
import type { Server } from 'node:http';

/** A server on loopback; `url` has no slash at its end. */
export type RunningServer = { url: string; close(): Promise<void> };

/** Starts a server on a port of loopback; 0 takes any that is free. Rejects where the port is taken. */
export async function listen(server: Server, port = 0): Promise<RunningServer> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  async function close() {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
  return { url: `http://127.0.0.1:${address.port}`, close };
}
