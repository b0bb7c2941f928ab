'use client';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { pathOf } from '@/app/shell/path-of';
import { Loader } from '@/components/loader/loader';
import { useNavigator } from '@/lib/router/router-context';
import { usePlace } from '@/lib/router/use-router';
import { rememberReturnPath } from '@/lib/session/return-path';
import { isLoggedAtom, isSessionKnownAtom } from '@/lib/session/session-state';

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
  const shut = needed && isKnown && !isLogged;
  useEffect(() => {
    if (!shut) return;
    rememberReturnPath(pathOf(place.target));
    navigator.replace({ path: '/pages/account/get-code-page/get-code-page', query: {} });
  }, [shut, navigator, place]);
  if (!needed || isLogged) return children;
  return <Loader onRetry={() => undefined} />;
}
