import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { trafficRoutes } from './control/control-routes';
import type { Outcome } from './control/faults';
import { Traffic } from './control/traffic';
import { findRoute } from './core/route';
import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox';

/** A sandbox and its request handler for node:http. */
export type NodeSandbox = {
  sandbox: Sandbox;
  /** What the app has sent. */
  traffic: Traffic;
  /** Responds and resolves with true; resolves with false for paths that are not the sandbox's. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
};

/**
 * A sandbox for node:http, at `/api/*` and `/__sandbox/*`, which logs the calls. It sends no CORS headers, so pages of other origins
 * cannot use it. Faults are real: `timeout` keeps the socket open, `drop` destroys it, and `truncated`
 * sends fewer bytes than its content length.
 */
export function createNodeSandbox(options: SandboxOptions = {}): NodeSandbox {
  const sandbox = createSandbox(options);
  const traffic = new Traffic();
  return { sandbox, traffic, handle: handlerOf(sandbox, traffic) };
}

function handlerOf(sandbox: Sandbox, traffic: Traffic): NodeSandbox['handle'] {
  const routes = trafficRoutes(traffic);
  async function handle(request: Request, body: string): Promise<Outcome> {
    const route = findRoute(routes, request);
    if (route) return { kind: 'response', response: await route.handle(request) };
    const [, path] = /^\/api\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
    const end = path ? traffic.startCall(path, body) : undefined;
    const outcome = await sandbox.handle(request);
    await end?.(outcome);
    return outcome;
  }
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!/^\/(api|__sandbox)\//.test(url.pathname)) return false;
    const body = await buffer(request);
    try {
      await send(await handle(toRequest(request, url, body), body.toString()), response);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    }
    return true;
  };
}

async function send(outcome: Outcome, to: ServerResponse): Promise<void> {
  if (outcome.kind === 'hang') return;
  if (outcome.kind === 'drop') {
    to.socket?.destroy();
    return;
  }
  if (outcome.kind === 'truncated') {
    const length = Buffer.byteLength(outcome.text) + 4096;
    to.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
    to.write(outcome.text, () => to.socket?.destroy());
    return;
  }
  const { response } = outcome;
  to.writeHead(response.status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries(response.headers),
  });
  to.end(Buffer.from(await response.arrayBuffer()));
}

function toRequest(from: IncomingMessage, url: URL, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(from.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const address = `http://${from.headers.host ?? '127.0.0.1'}${url.pathname}${url.search}`;
  const method = from.method ?? 'GET';
  const bodyless = method === 'GET' || method === 'HEAD';
  return new Request(address, { method, headers, ...(bodyless ? {} : { body }) });
}
