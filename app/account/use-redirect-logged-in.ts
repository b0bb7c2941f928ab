import { useEffect } from 'react';
import { useNavigator } from '@/lib/router/router-context';
import { homePath } from '@/lib/router/target';
import { useSession } from '@/lib/session/use-session';

/** Redirects a user who is logged in already, also by another tab, from the log-in screens to Home. */
export function useRedirectLoggedIn({ enabled = true } = {}): void {
  const { isLogged } = useSession();
  const navigator = useNavigator();
  useEffect(() => {
    if (enabled && isLogged) navigator.replace({ path: homePath, query: {} });
  }, [enabled, isLogged, navigator]);
}
