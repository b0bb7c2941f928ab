import * as v from 'valibot';
import { readDraft, removeDraft, writeDraft } from '@/lib/forms/draft';
import { serverNow } from '@/lib/server-time/server-time';
import { choiceKey, type LoanChoice } from '../choice';
import { storedQuote } from './confirmed-quote';
import { isExpired } from './quote-expiry';
import type { QuotedChoice } from './use-quote';

const form = 'shown_quote';
const dayMs = 86_400_000;

/**
 * Stores the quote with which the user goes on from the loan choice, to compare with it after Back or a reload; `null`
 * if they go on without having seen one, which leaves nothing to compare with.
 */
export function saveShownQuote(shown: QuotedChoice | null): void {
  if (shown) writeDraft(form, { ...shown });
  else removeDraft(form);
}

/**
 * The quote with which the logged-in user last went on, if it is of the last 24 hours and of this amount and term, with
 * any coupon.
 */
export function readShownQuote(choice: LoanChoice): QuotedChoice | null {
  const stored = v.safeParse(storedQuote, readDraft(form));
  if (!stored.success || serverNow() - stored.output.receivedAt >= dayMs) return null;
  const key = (of: LoanChoice) => choiceKey({ ...of, coupon_id: undefined });
  return key(stored.output.choice) === key(choice) ? stored.output : null;
}

/** The same, if it has this coupon too and still holds. */
export function quoteJustSeen(choice: LoanChoice): QuotedChoice | null {
  const shown = readShownQuote(choice);
  if (!shown || isExpired(shown)) return null;
  return shown.choice.coupon_id === choice.coupon_id ? shown : null;
}
