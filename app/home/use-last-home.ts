import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTextOf, withOwnTexts } from '@/lib/api/own-texts';
import { localeAtom } from '@/lib/i18n/current-locale';
import { type LastHome, readLastHome, writeLastHome } from './last-home';
import type { HomeCall } from './use-home';

/** `at`: `data` is the last known Home, of that time (ms since 1970), not the server's reply to this visit. */
type DatedCall = HomeCall & { at?: number };

/**
 * Stores Home after each reply to a user who is logged in, and returns the last known one until there is a reply, also
 * if the call fails.
 */
export function useLastHome(call: HomeCall): DatedCall {
  const locale = useAtomValue(localeAtom);
  const textOf = useTextOf();
  const { data, error, isLogged, isRefreshing, receivedAt } = call;
  const [last, setLast] = useState<LastHome | null>(null);
  const needsLast = isLogged && data === undefined;
  // A layout effect, so that no paint shows the placeholders before it.
  useLayoutEffect(() => {
    const found = needsLast ? readLastHome(locale) : null;
    // After a change of language what is shown stays until the reply.
    if (found) setLast(found);
  }, [needsLast, locale]);

  const written = useRef<number>(undefined);
  useEffect(() => {
    if (isRefreshing || !isLogged || !data || error) return;
    if (receivedAt === undefined || receivedAt === written.current) return;
    // Also what was received before this was mounted, by another component or for an earlier Home.
    writeLastHome({ home: data, at: receivedAt }, locale);
    written.current = receivedAt;
  }, [isRefreshing, isLogged, data, error, receivedAt, locale]);

  if (!needsLast || !last) return call;
  return { ...call, data: withOwnTexts('app/home', last.home, textOf), at: last.at };
}
