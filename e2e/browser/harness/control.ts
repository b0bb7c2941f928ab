import type { Path } from '@/lib/api/contract';
import type { Beginning } from '@/lib/sandbox/control/control-body';
import type { ScenarioName } from '@/lib/sandbox/scenarios';

/** What a test makes go wrong, as `POST /__sandbox/fault` takes it. */
export type FaultRequest = {
  path: Path | '*';
  kind?: string;
  times?: number;
  code?: number;
  msg?: string;
  ms?: number;
};

/**
 * The sandbox's buttons over HTTP, as a tester would press them. `onFault` hears of every path that is
 * made to fail.
 */
export function createControl(url: string, onFault: (path: Path | '*') => void = () => undefined) {
  async function get<T>(name: string): Promise<T> {
    return (await fetch(`${url}/__sandbox/${name}`)).json();
  }
  async function post<T>(name: string, body: object, token?: string): Promise<T> {
    const response = await fetch(`${url}/__sandbox/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
    });
    if (!response.ok) throw new Error(`/__sandbox/${name}: ${await response.text()}`);
    return response.json();
  }
  return {
    /** Begins anew: now and by chance, or at an instant and with the codes of a seed. */
    reset: (beginning: Beginning = {}) => post('reset', beginning),
    /** Moves the sandbox's clock by an ISO 8601 duration such as P3D. */
    advance: (duration: string) => post('clock', { advance: duration }),
    /** Makes it an instant, ISO 8601 with its offset. */
    setClock: (now: string) => post('clock', { now }),
    now: async () => (await get<{ now: string }>('clock')).now,
    scenario: (name: ScenarioName, token?: string) =>
      post<{ token: string; user_id: string; phone: string }>('scenario', { name }, token),
    fault(fault: FaultRequest) {
      onFault(fault.path);
      return post('fault', fault);
    },
    /** Takes every fault away that has not been used up. */
    async mend() {
      const { state } = await get<{ state: object }>('state');
      await post('import', { ...state, faults: [] });
    },
    settle: (paymentId: string, result: string) =>
      post('settle', { payment_id: paymentId, result }),
    /** Payments are made on a site of another origin, which leads back to the app's. */
    paySite: (site: { at: string; back: string }) => post('pay_site', site),
    outbox: () => get<{ to: string; code: string }[]>('outbox'),
    state: () => get<Record<string, unknown>>('state'),
    uploads: () => get<Record<string, unknown>[]>('uploads'),
  };
}

export type Control = ReturnType<typeof createControl>;
