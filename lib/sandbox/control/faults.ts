import type { Fault, SandboxState } from '../core/state';

/**
 * How a request ends. All except `response` are carried out by the entry: over HTTP the socket is kept open
 * or destroyed, in a page the promise hangs until it is aborted, or rejects.
 */
export type Outcome =
  | { kind: 'response'; response: Response }
  | { kind: 'hang' }
  | { kind: 'drop' }
  | { kind: 'truncated'; text: string };

/** The call that a fault applies to, and a timer. */
export type FaultyCall = {
  run: () => Promise<Response>;
  wait: (ms: number) => Promise<void>;
};

const slowMs = 3000;

/** Takes the fault for a call of `path`, if there is one, and counts it. */
export function takeFault(state: SandboxState, path: string): Fault | undefined {
  const fault = state.faults.find((other) => other.path === path || other.path === '*');
  if (fault) fault.times -= 1;
  state.faults = state.faults.filter((other) => other.times > 0);
  return fault;
}

/** Applies a fault. Only `slow` and `drop_after` run the call; `drop_after` loses its reply. */
export async function applyFault(fault: Fault, { run, wait }: FaultyCall): Promise<Outcome> {
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
      return { kind: 'response', response: captivePortal() };
    case 'shape':
      return { kind: 'response', response: Response.json({ code: 0, msg: '', ret: 'surprise' }) };
    case 'code': {
      const { code = 1, msg = '' } = fault;
      return { kind: 'response', response: Response.json({ code, msg, ret: null }) };
    }
  }
}

/** The page with which the captive portal of a Wi-Fi replaces every response. */
function captivePortal(): Response {
  return new Response('<!doctype html><title>Wi-Fi</title><h1>Log in to the Wi-Fi</h1>', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
