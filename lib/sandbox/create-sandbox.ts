import { Control } from './control/control';
import { controlRoutes } from './control/control-routes';
import { actOut, type Outcome, takeFault } from './control/faults';
import { payRoutes } from './control/pay-routes';
import { apiRoutes } from './core/api-routes';
import { findRoute, type Route } from './core/route';
import { type SandboxStorage, Store } from './core/store';
import type { Language } from './texts/say';

/** How a sandbox is set up. */
export type SandboxOptions = {
  /** The real clock, milliseconds since 1970. */
  now?: () => number;
  /** The same seed gives the same tokens and codes. */
  seed?: number;
  /** Keeps the state over reloads. */
  storage?: SandboxStorage;
  /** How long each call takes, in milliseconds. */
  latency?: number;
  /** Who sends no `language` header is answered in this one. */
  language?: Language;
};

/** The sandbox server: the 30 calls, `/__sandbox/*`, and its controls to be called directly. */
export type Sandbox = {
  /** Acts as `fetch` of a browser would: rejects where a connection breaks, hangs until aborted. */
  handle: (request: Request) => Promise<Response>;
  /** The same with broken connections told as such, for a server that can really break them. */
  answer: (request: Request) => Promise<Outcome>;
  control: Control;
};

/** Makes a sandbox; the state lives in it (and in `storage`), so two of them know nothing of each other. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { now = Date.now, seed = 1, storage, latency = 0, language = 'es' } = options;
  const store = new Store({ now, seed, storage });
  const control = new Control(store);
  const calls = apiRoutes({ store, language });
  const routes: Route[] = [...calls, ...controlRoutes(control), ...payRoutes(store, control)];

  const answer = async (request: Request): Promise<Outcome> => {
    const route = findRoute(routes, request);
    if (!route) return { kind: 'response', response: unknownCall() };
    const isCall = calls.includes(route);
    if (isCall && latency > 0) await wait(latency);
    store.load();
    const run = async () => route.answer(request);
    const fault = isCall && takeFault(store.state, route.path);
    try {
      if (fault) return await actOut(fault, { run, wait });
      return { kind: 'response', response: await run() };
    } finally {
      store.save();
    }
  };
  return { answer, handle: async (request) => played(await answer(request), request), control };
}

function unknownCall(): Response {
  return Response.json({ code: 404, msg: 'unknown call', ret: null }, { status: 404 });
}

/** An outcome as a page sees it. */
async function played(outcome: Outcome, request: Request): Promise<Response> {
  switch (outcome.kind) {
    case 'response':
      return outcome.response;
    case 'truncated':
      return new Response(outcome.text, { headers: { 'content-type': 'application/json' } });
    case 'drop':
      throw new TypeError('Failed to fetch');
    case 'hang':
      return silence(request.signal);
  }
}

/** Never answers; ends when the caller gives up. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
