import type { ApiErrorCode } from '@/lib/api/errors';
import type { Home } from '@/lib/api/schemas/home';
import { type CallState, useCall } from '@/lib/api/use-call';
import { useSession } from '@/lib/session/use-session';

/** The call `app/home`, and whether it is a logged-in user's or a guest's. */
export type HomeCall = CallState<Home> & { isLogged: boolean };

/** Fetches Home, once the session is restored. */
export function useHome(): HomeCall {
  const { isLogged, isReady } = useSession();
  const call = useCall('app/home', isReady ? {} : null);
  const error = call.error && endedWithSession.has(call.error.code) ? undefined : call.error;
  return { ...call, error, isLogged };
}

/** How a call fails with its session, after whose end the guest's Home is already being fetched: that is no failure. */
const endedWithSession: ReadonlySet<ApiErrorCode> = new Set(['loggedOut', 'aborted'] as const);
