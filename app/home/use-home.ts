import type { Home } from '@/lib/api/schemas/home';
import { type CallState, useCall } from '@/lib/api/use-call';
import { useSession } from '@/lib/session/use-session';

/** How `app/home` stands, and for whom it was asked. */
export type HomeAnswer = CallState<Home> & { isLogged: boolean };

/** Reads Home for whoever is logged in, or for a guest; asks nothing before it is known which. */
export function useHome(): HomeAnswer {
  const { isLogged, isReady } = useSession();
  const answer = useCall('app/home', isReady ? {} : null);
  // The end of a session is no fault of Home: the guest's one is on its way by then.
  const error = answer.error?.code === 'loggedOut' ? undefined : answer.error;
  return { ...answer, error, isLogged };
}
