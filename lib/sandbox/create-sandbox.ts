import { Control } from './control/control';
import { controlRoutes } from './control/control-routes';
import { applyFault, type Outcome, takeFault } from './control/faults';
import { payRoutes } from './control/pay-routes';
import { apiRoutes } from './core/api-routes';
import { findRoute, type Route } from './core/route';
import { type SandboxStorage, Store } from './core/store';
import type { Language } from './core/texts';

/** Options of a sandbox. */
export type SandboxOptions = {
  /** The real clock, in ms since 1970. */
  now?: () => number;
  /** Determines tokens, codes and numbers. */
  seed?: number;
  /** Persists the state across reloads. */
  storage?: SandboxStorage;
  /** Delay of each call, in ms. */
  latency?: number;
  /** The language of requests without a `language` header. */
  language?: Language;
};

/** The sandbox server: the 30 calls, `/__sandbox/*`, and its controls. */
export type Sandbox = {
  /** Behaves as the browser's `fetch`: rejects for a dropped connection, hangs until it is aborted. */
  fetch: (request: Request) => Promise<Response>;
  /** Resolves with the outcome, for a server that can drop real connections. */
  handle: (request: Request) => Promise<Outcome>;
  control: Control;
};

/** Creates a sandbox with a state of its own. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { now = Date.now, seed = 1, storage, latency = 0, language = 'es' } = options;
  const store = new Store({ now, seed, storage });
  const control = new Control(store);
  const calls = apiRoutes({ store, language });
  const routes: Route[] = [...calls, ...controlRoutes(control), ...payRoutes(store, control)];

  const handle = async (request: Request): Promise<Outcome> => {
    const route = findRoute(routes, request);
    if (!route) return { kind: 'response', response: notFound() };
    const isCall = calls.includes(route);
    if (isCall && latency > 0) await wait(latency);
    store.load();
    const run = async () => route.handle(request);
    const fault = isCall && takeFault(store.state, route.path);
    try {
      const outcome: Outcome = fault
        ? await applyFault(fault, { run, wait })
        : { kind: 'response', response: await run() };
      // As every server does: the app corrects the device's clock by it.
      const date = new Date(store.now()).toUTCString();
      if (outcome.kind === 'response') outcome.response.headers.set('date', date);
      return outcome;
    } finally {
      store.save();
    }
  };
  return { handle, fetch: async (request) => toResponse(await handle(request), request), control };
}

function notFound(): Response {
  return Response.json({ code: 404, msg: 'unknown call', ret: null }, { status: 404 });
}

/** An outcome as `fetch` in a page reports it. */
async function toResponse(outcome: Outcome, request: Request): Promise<Response> {
  switch (outcome.kind) {
    case 'response':
      return outcome.response;
    case 'truncated':
      return new Response(outcome.text, { headers: { 'content-type': 'application/json' } });
    case 'drop':
      throw new TypeError('Failed to fetch');
    case 'hang':
      return hang(request.signal);
  }
}

/** Never resolves; rejects when the caller aborts. */
function hang(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
