import * as v from 'valibot';
import { dueOnDate } from '@/app/orders/due-on';
import { lastDayOf } from '@/app/orders/order-ledger';
import { type Home, home as homeSchema } from '@/lib/api/schemas/home';
import { calendarDateOf } from '@/lib/chile/santiago';
import type { Locale } from '@/lib/i18n/locale';
import { serverNow } from '@/lib/server-time/server-time';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** Home as the user saw it last; `at` in ms since 1970, the server's time. */
export type LastHome = { home: Home; at: number };

/** An older one is not shown any more, in ms: 7 days (contract.md section 8). @internal */
export const maxAgeMs = 7 * 86_400_000;

/** Stores a reply that was received at `at`, until the session ends. */
export function writeLastHome({ home, at }: LastHome, locale: Locale): void {
  const key = ownKey();
  if (key) writeValue(key, { at, locale, home });
}

/**
 * The user's last known Home in this language, as far as it still holds; `null` for none. What is damaged, too old or
 * in another language is removed.
 */
export function readLastHome(locale: Locale): LastHome | null {
  const key = ownKey();
  const stored = key && readValue(key);
  if (!stored) return null;
  const { success, output } = v.safeParse(homeSchema, stored.home);
  const home =
    success && stored.locale === locale ? stillTrue(output, stored.at, serverNow()) : null;
  if (home) return { home, at: stored.at };
  removeValue(key);
  return null;
}

/** The key of the user whose this tab is; `null` for a guest, and while another user has logged in elsewhere. */
function ownKey(): `luka_home_${string}` | null {
  const userId = readValue('user_id');
  return userId !== null && userId === readValue('luka_tab_owner') ? `luka_home_${userId}` : null;
}

/**
 * What holds at `now` of a Home of `at`; `null` if it may mislead: past an approval's end or a due date, and the sum of
 * an overdue loan on another day. What paying a loan on its own day saves is left out on another.
 */
function stillTrue(home: Home, at: number, now: number): Home | null {
  const { state, review, order } = home;
  if (now < at || now - at > maxAgeMs) return null;
  if (state === 'approved' && review?.valid_until && Date.parse(review.valid_until) < now) {
    return null;
  }
  const today = calendarDateOf(now);
  if (!order || calendarDateOf(at) === today) return home;
  if (state === 'overdue' || (state === 'lending' && lastDayOf(order) < today)) return null;
  const due = dueOnDate(order, calendarDateOf(at));
  if (due.isToday) return null;
  const forecast = [{ date: lastDayOf(order), amount: due.amount }];
  return { ...home, order: { ...order, amount_due: due.amount, forecast } };
}
