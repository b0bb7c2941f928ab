import type { Fault, SandboxState } from '../core/sandbox-state';

/**
 * How a request ends. Only a `response` is one for everybody; the rest is acted out by each entry: over
 * HTTP a socket stays silent or breaks, in a page the fetch hangs until it is aborted, or rejects.
 */
export type Outcome =
  | { kind: 'response'; response: Response }
  | { kind: 'hang' }
  | { kind: 'drop' }
  | { kind: 'truncated'; text: string };

/** What a fault needs: the call it hits, made by `run`, and a way to wait. */
export type FaultyCall = {
  run: () => Promise<Response>;
  wait: (ms: number) => Promise<void>;
};

const slowMs = 3000;

/** The fault that hits a call of `path` now, if any; it is used up by one. */
export function takeFault(state: SandboxState, path: string): Fault | undefined {
  const hit = state.faults.find((fault) => fault.path === path || fault.path === '*');
  if (hit) hit.times -= 1;
  state.faults = state.faults.filter((fault) => fault.times > 0);
  return hit;
}

/**
 * Acts a fault out. The call itself takes effect only under `slow` and `drop_after` (the reply is
 * lost: what a repeated `request_id` is for).
 */
export async function actOut(fault: Fault, { run, wait }: FaultyCall): Promise<Outcome> {
  switch (fault.kind) {
    case 'timeout':
      return { kind: 'hang' };
    case 'drop':
      return { kind: 'drop' };
    case 'drop_after':
      await run();
      return { kind: 'drop' };
    case 'truncated':
      return { kind: 'truncated', text: '{"code":0,"msg":"","ret":{"na' };
    case 'slow':
      await wait(fault.ms ?? slowMs);
      return { kind: 'response', response: await run() };
    case '500':
      return { kind: 'response', response: new Response('Internal Server Error', { status: 500 }) };
    case 'html':
      return { kind: 'response', response: portalPage() };
    case 'shape':
      return { kind: 'response', response: Response.json({ code: 0, msg: '', ret: 'surprise' }) };
    case 'code': {
      const { code = 1, msg = '' } = fault;
      return { kind: 'response', response: Response.json({ code, msg, ret: null }) };
    }
  }
}

/** What a captive portal of a Wi-Fi answers to everything. */
function portalPage(): Response {
  return new Response('<!doctype html><title>Wi-Fi</title><h1>Log in to the Wi-Fi</h1>', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
