'use client';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { pathOf } from '@/app/layout/path-of';
import { Loader } from '@/components/loader/loader';
import { useNavigator } from '@/lib/router/router-context';
import { useRouteLocation } from '@/lib/router/use-router';
import { onLoggedOut } from '@/lib/session/log-out';
import { rememberReturnPath } from '@/lib/session/return-path';
import { useSession } from '@/lib/session/use-session';
import { canEncrypt } from '@/lib/storage/text-store';

/** Loaded with the first screen that has drafts; if that fails, drafts stay in memory. */
const DraftsGate = lazy(() =>
  import('./drafts-gate').then(
    (module) => ({ default: module.DraftsGate }),
    () => ({ default: Fragment }),
  ),
);

/** Who signs out on purpose wants to be brought back nowhere. */
let signedOut = false;
onLoggedOut((reason) => {
  signedOut = reason === 'signOut';
});

type Props = {
  /** The screen is for somebody who is logged in. */
  needed: boolean;
  children: ReactNode;
};

/**
 * Lets only a logged-in person through; sends others to log in, and remembers where they were, so
 * that they are back there afterwards. Also when the session ends while the screen is on show.
 */
export function LoginGate({ needed, children }: Props) {
  const { isLogged, isReady } = useSession();
  const navigator = useNavigator();
  const location = useRouteLocation();
  const shut = needed && isReady && !isLogged;
  const wasOpen = useRef(isLogged);
  const turnAway = useEffectEvent(() => {
    if (!(wasOpen.current && signedOut)) rememberReturnPath(pathOf(location.target));
    navigator.replace({ path: '/pages/account/get-code-page/get-code-page', query: {} });
  });
  // Once, not at each move: this screen stands until the one to log in with is here.
  useEffect(() => {
    if (isLogged) wasOpen.current = true;
    if (shut) turnAway();
  }, [shut, isLogged]);
  if (!needed) return children;
  const wait = <Loader onRetry={() => undefined} />;
  if (!isLogged) return wait;
  if (!canEncrypt()) return children;
  return (
    <Suspense fallback={wait}>
      <DraftsGate>{children}</DraftsGate>
    </Suspense>
  );
}
