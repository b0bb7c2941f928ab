import * as v from 'valibot';
import type { FetchLike } from '@/lib/api/transport';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';

const entered = v.object({ token: v.string(), user_id: v.string(), phone: v.string() });

/**
 * Puts the sandbox's account into a state by name and logs in as it; the scenario `guest` logs out.
 * A name that the sandbox does not know leaves everything as it is.
 */
export async function enterScenario(send: FetchLike, name: string): Promise<void> {
  const response = await send(
    new Request(new URL('/__sandbox/scenario', document.baseURI), {
      method: 'POST',
      body: JSON.stringify({ name }),
    }),
  );
  const reply = v.safeParse(entered, await response.json());
  if (!reply.success) return;
  if (reply.output.token) return logIn({ ...reply.output, new_guest: false });
  return logOut('signOut');
}
