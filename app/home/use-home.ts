import type { Home } from '@/lib/api/schemas/home';
import { type CallState, useCall } from '@/lib/api/use-call';
import { useSession } from '@/lib/session/use-session';

/** The call `app/home`, and whether it is a logged-in user's or a guest's. */
export type HomeCall = CallState<Home> & { isLogged: boolean };

/** Fetches Home, once the session is restored. */
export function useHome(): HomeCall {
  const { isLogged, isReady } = useSession();
  const call = useCall('app/home', isReady ? {} : null);
  // After the end of a session the guest's Home is already being fetched: that is no failure.
  const error = call.error?.code === 'loggedOut' ? undefined : call.error;
  return { ...call, error, isLogged };
}
