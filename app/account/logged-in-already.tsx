'use client';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigator } from '@/lib/router/router-context';
import { homePath } from '@/lib/router/target';
import { isLoggedAtom } from '@/lib/session/session-state';

/** Leads somebody who is logged in, from before or by another tab, away from the log-in; draws nothing. */
export function LoggedInAlready() {
  const isLogged = useAtomValue(isLoggedAtom);
  const navigator = useNavigator();
  useEffect(() => {
    if (isLogged) navigator.replace({ path: homePath, query: {} });
  }, [isLogged, navigator]);
  return null;
}
