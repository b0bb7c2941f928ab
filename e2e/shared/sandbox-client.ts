import * as v from 'valibot';
import type { Path } from '@/lib/api/contract';
import type { FaultRequest, ResetOptions } from '@/lib/sandbox/control/control-body';
import type { LoggedCall } from '@/lib/sandbox/control/traffic';
import { sandboxState } from '@/lib/sandbox/core/state';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import type { Session } from '@/lib/testing/session-values';

/** A fault of one call, or of all calls (`*`), as `POST /__sandbox/fault` takes it. */
export type Fault = FaultRequest & { path: Path | '*' };

const stateReply = v.object({ state: sandboxState });

/**
 * The sandbox's control API over HTTP. `onFault` is called with every path that is made to fail.
 * Rejects with the sandbox's message where it refuses a call.
 */
export function createSandboxClient(
  url: string,
  onFault: (path: Path | '*') => void = () => undefined,
) {
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
  const readState = async () => v.parse(stateReply, await get('state')).state;
  return {
    /** Starts again with no accounts: at the current time, or at an instant and with a seed. */
    reset: (beginning: ResetOptions = {}) => post('reset', beginning),
    /** Advances the clock by an ISO 8601 duration such as P3D. */
    advance: (duration: string) => post('clock', { advance: duration }),
    /** Sets the clock to an instant, ISO 8601 with its offset. */
    setClock: (now: string) => post('clock', { now }),
    now: async () => (await get<{ now: string }>('clock')).now,
    /** Puts the account of `token`, or the demo account, into a state; returns its session. */
    scenario: (name: ScenarioName, token?: string) => post<Session>('scenario', { name }, token),
    /** Gives the demo account so many repaid loans; returns its session. */
    longList: (size: number) => post<Session>('scenario', { name: 'long_list', size }),
    fault(fault: Fault) {
      onFault(fault.path);
      return post('fault', fault);
    },
    /** Removes every fault that has not been used up. */
    clearFaults: () => post('clear_faults', {}),
    /** Ends a payment: success, failure or cancel. */
    settlePayment: (paymentId: string, result: string) =>
      post('settle', { payment_id: paymentId, result }),
    /** Serves the pay page from another origin, `at`, which links back to the app's. */
    setPaySite: (site: { at: string; back: string }) => post('pay_site', site),
    outbox: () => get<{ to: string; code: string }[]>('outbox'),
    /** The code that was sent last. */
    async lastCode() {
      const code = (await get<{ code: string }[]>('outbox')).at(-1)?.code;
      if (!code) throw new Error('The sandbox has sent no code');
      return code;
    },
    /** The calls that the app has sent, oldest first. */
    calls: () => get<LoggedCall[]>('calls'),
    uploads: () => get<unknown[]>('uploads'),
    /** Everything that the server stores. */
    state: readState,
    /** The account that was created or changed last. */
    async lastAccount() {
      const account = (await readState()).accounts.at(-1);
      if (!account) throw new Error('The sandbox has no account');
      return account;
    },
  };
}

/** See {@link createSandboxClient}. */
export type SandboxClient = ReturnType<typeof createSandboxClient>;
