import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { appOrigin } from '@/e2e/shared/app-links';
import { createNodeSandbox, type NodeSandbox } from '@/lib/sandbox/entry-node';
import { closeServer, listenOn } from '@/scripts/serve/listen';
import { forOwnPages } from '@/scripts/serve/own-requests';

/** A port, 0 for any that is free, and whether the app on a phone may call it. */
type ServeOptions = { port: number; isForPhone: boolean };

/** A sandbox that is served at `url`, which has no slash at its end. */
export type ServedSandbox = { url: string; close: () => Promise<void> } & Pick<
  NodeSandbox,
  'sandbox'
>;

/** Serves a sandbox on loopback. Rejects where the port is taken. */
export async function serveSandbox({ port, isForPhone }: ServeOptions): Promise<ServedSandbox> {
  const { sandbox, handle } = createNodeSandbox();
  const paySites = () => [sandbox.control.state().state.pay_site?.at ?? []].flat();
  const server = createServer(
    forOwnPages(
      (request, response) => {
        if (isForPhone && handleCors(request, response)) return;
        handle(request, response)
          .then((isDone) => isDone || response.writeHead(404).end())
          .catch(() => response.destroy());
      },
      { allowed: paySites },
    ),
  );
  // A browser repeats a call by itself where a reused connection breaks, and a dropped call would not fail.
  server.maxRequestsPerSocket = 1;
  server.unref();
  const url = await listenOn(server, port).catch((cause: unknown) => {
    const text = `Port ${port} is taken, and the app on the phone uses no other: stop the server there`;
    throw new Error(text, { cause });
  });
  return { url, close: () => closeServer(server), sandbox };
}

/** Allows the calls of the app on a phone, which has another origin. True for a preflight request, which ends here. */
function handleCors({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('access-control-allow-origin', appOrigin);
  response.setHeader('access-control-expose-headers', 'date');
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
