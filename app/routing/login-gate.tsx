'use client';
import { getDefaultStore } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Loader } from '@/components/loader/loader';
import { useNavigator } from '@/lib/router/router-context';
import { formatPath, type Query } from '@/lib/router/target';
import { useRouteLocation } from '@/lib/router/use-router';
import { rememberReturnPath } from '@/lib/session/return-path';
import { lastLogOutAtom } from '@/lib/session/session-state';
import { useSession } from '@/lib/session/use-session';
import { readValue } from '@/lib/storage/values';

type Props = {
  /** The screen requires a logged-in user. */
  needed: boolean;
  children: ReactNode;
};

/**
 * Renders its children for a logged-in user. A guest is redirected to the log-in and returns afterwards; also
 * when the session ends while the screen is shown.
 */
export function LoginGate({ needed, children }: Props) {
  const { isLogged, isReady } = useSession();
  const navigator = useNavigator();
  const location = useRouteLocation();
  const isClosed = needed && isReady && !isLogged;
  const wasLogged = useRef(isLogged);
  const redirect = useEffectEvent(() => {
    // After an intended sign-out, also in another tab, the user does not return to this screen.
    const signedOut =
      getDefaultStore().get(lastLogOutAtom)?.reason === 'signOut' ||
      readValue('luka_owner') === null;
    const isIntended = wasLogged.current && signedOut;
    if (!isIntended) rememberReturnPath(formatPath(location.target));
    // The log-in says why the user is there, also after the toast is gone and after a reload.
    const query: Query = wasLogged.current && !isIntended ? { ended: '1' } : {};
    navigator.replace({ path: '/pages/account/get-code-page/get-code-page', query });
  });
  // Once, not on every navigation: this screen stays mounted until the log-in screen has loaded.
  useEffect(() => {
    if (isLogged) wasLogged.current = true;
    if (isClosed) redirect();
  }, [isClosed, isLogged]);
  return needed && !isLogged ? <Loader onRetry={() => undefined} /> : children;
}
