'use client';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { pathOf } from '@/app/shell/path-of';
import { Loader } from '@/components/loader/loader';
import { useNavigator } from '@/lib/router/router-context';
import { usePlace } from '@/lib/router/use-router';
import { onLoggedOut } from '@/lib/session/log-out';
import { rememberReturnPath } from '@/lib/session/return-path';
import { isLoggedAtom, isSessionKnownAtom } from '@/lib/session/session-state';
import { useSealedOpen } from '@/lib/storage/use-sealed-open';

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
  const isLogged = useAtomValue(isLoggedAtom);
  const isKnown = useAtomValue(isSessionKnownAtom);
  const navigator = useNavigator();
  const place = usePlace();
  const isOpen = useSealedOpen(needed && isLogged);
  const shut = needed && isKnown && !isLogged;
  const wasOpen = useRef(isLogged);
  const turnAway = useEffectEvent(() => {
    if (!(wasOpen.current && signedOut)) rememberReturnPath(pathOf(place.target));
    navigator.replace({ path: '/pages/account/get-code-page/get-code-page', query: {} });
  });
  // Once, not at each move: this screen stands until the one to log in with is here.
  useEffect(() => {
    if (isLogged) wasOpen.current = true;
    if (shut) turnAway();
  }, [shut, isLogged]);
  // A form that begins before its draft can be read begins without it.
  if (!needed || (isLogged && isOpen)) return children;
  return <Loader onRetry={() => undefined} />;
}
