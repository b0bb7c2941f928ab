import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTextOf, withOwnTexts } from '@/lib/api/own-texts';
import { removeDrafts } from '@/lib/forms/draft';
import { localeAtom } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locale';
import { type LastHome, readLastHome, writeLastHome } from './last-home';
import type { HomeCall } from './use-home';

/** `at`: `data` is the last known Home, of that time (ms since 1970), not the server's reply to this visit. */
type DatedCall = HomeCall & { at?: number };

/**
 * Stores Home after each reply to a user who is logged in, and returns the last known one until there is a reply, also
 * if the call fails. A hand-in whose own reply was lost is learned of here: its photos do not stay on the phone.
 */
export function useLastHome(call: HomeCall): DatedCall {
  const locale = useAtomValue(localeAtom);
  const textOf = useTextOf();
  const { data, error, isLogged, isRefreshing, receivedAt } = call;
  const wanted = isLogged && data === undefined ? locale : null;
  const [read, setRead] = useState<{ locale: Locale | null; last: LastHome | null }>(nothingRead);
  // While it renders, so that no placeholders are rendered before it.
  if (read.locale !== wanted) {
    const found = wanted && readLastHome(wanted);
    // After a change of language what is shown stays until the reply.
    setRead({ locale: wanted, last: found ?? read.last });
  }

  const written = useRef<number>(undefined);
  useEffect(() => {
    if (isRefreshing || !isLogged || !data || error) return;
    if (receivedAt === undefined || receivedAt === written.current) return;
    // Also what was received before this was mounted, by another component or for an earlier Home.
    writeLastHome({ home: data, at: receivedAt }, locale);
    if (data.review) removeDrafts(data.review.submitted_at);
    written.current = receivedAt;
  }, [isRefreshing, isLogged, data, error, receivedAt, locale]);

  const { last } = read;
  if (!wanted || !last) return call;
  return { ...call, data: withOwnTexts('app/home', last.home, textOf), at: last.at };
}

const nothingRead = { locale: null, last: null };
