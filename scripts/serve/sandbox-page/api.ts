import * as v from 'valibot';
import { bridgeMessage, loggedCall } from '@/lib/sandbox/control/traffic';
import { sandboxState } from '@/lib/sandbox/core/state';

const scenario = v.object({ name: v.string(), description: v.string() });

const accountSummary = v.object({
  id: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  state: v.string(),
  next_step: v.nullish(v.string()),
  orders: v.number(),
});

const stateReply = v.object({
  now: v.string(),
  accounts: v.array(accountSummary),
  state: sandboxState,
});

/** A scenario that an account can be put into. */
export type Scenario = v.InferOutput<typeof scenario>;

const snapshot = v.object({
  state: stateReply,
  calls: v.array(loggedCall),
  bridge: v.array(bridgeMessage),
});

/** All that the page shows of the sandbox, as it was a moment ago. */
export type Snapshot = v.InferOutput<typeof snapshot>;

/** Reads the state, the calls and the bridge's messages. */
export async function readSnapshot(): Promise<Snapshot> {
  const [state, calls, bridge] = await Promise.all(['state', 'calls', 'bridge'].map(get));
  return v.parse(snapshot, { state, calls, bridge });
}

export async function readScenarios(): Promise<Scenario[]> {
  return v.parse(v.array(scenario), await get('scenarios'));
}

/** Sends a control; rejects with the sandbox's reason if it refuses. */
export async function send(name: string, body: object, token?: string): Promise<void> {
  const response = await fetch(name, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: token ? { token } : {},
  });
  if (response.ok) return;
  const { error } = v.parse(v.object({ error: v.string() }), await response.json());
  throw new Error(error);
}

async function get(name: string): Promise<unknown> {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response.json();
}
