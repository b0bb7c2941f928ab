import * as v from 'valibot';
import type { FetchLike } from '@/lib/api/transport';
import { startPageSandbox } from '@/lib/sandbox/entry-page';
import { saveAgreedTexts } from '@/lib/session/agreed-texts';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';

/** How the sandbox starts. */
export type SandboxStart = {
  /** The scenario that its account is put into. */
  scenario?: string;
  /** The duration of a call to the sandbox that runs in the page, in milliseconds. */
  latency?: number;
  /** Wraps every request to the sandbox. */
  wrap?: (send: FetchLike) => FetchLike;
};

/** Starts the sandbox; resolves with its replacement for `fetch`. Load this file lazily. */
export async function startSandbox({ scenario, latency, wrap }: SandboxStart): Promise<FetchLike> {
  const send = await startPageSandbox(latency);
  if (scenario) await enterScenario(send, scenario);
  return wrap ? wrap(send) : send;
}

const entered = v.object({ token: v.string(), user_id: v.string(), phone: v.string() });

/** Puts the sandbox's account into a scenario and logs in; `guest` logs out, an unknown name is ignored. */
async function enterScenario(send: FetchLike, name: string): Promise<void> {
  const response = await send(
    new Request(new URL('/__sandbox/scenario', document.baseURI), {
      method: 'POST',
      body: JSON.stringify({ name }),
    }),
  );
  const reply = v.safeParse(entered, await response.json());
  if (!reply.success) return;
  if (!reply.output.token) return logOut('signOut');
  await logIn({ ...reply.output, new_guest: false });
  saveAgreedTexts(reply.output.user_id);
}
