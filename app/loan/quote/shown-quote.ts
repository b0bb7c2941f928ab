import * as v from 'valibot';
import { readDraft, writeDraft } from '@/lib/forms/draft';
import { serverNow } from '@/lib/server-time/server-time';
import { choiceKey, type LoanChoice } from '../choice';
import { storedQuote } from './confirmed-quote';
import { isExpired } from './quote-expiry';
import type { QuotedChoice } from './use-quote';

const form = 'shown_quote';
const dayMs = 86_400_000;

/** Stores the quote with which the user goes on from the loan choice, to compare with it after Back or a reload. */
export function saveShownQuote(shown: QuotedChoice): void {
  writeDraft(form, { ...shown });
}

/** The quote with which the logged-in user last went on; `null` without one of the last 24 hours. */
export function readShownQuote(): QuotedChoice | null {
  const stored = v.safeParse(storedQuote, readDraft(form));
  return stored.success && serverNow() - stored.output.receivedAt < dayMs ? stored.output : null;
}

/** The quote with which the user went on, if it is of this choice and still holds. */
export function quoteJustSeen(choice: LoanChoice): QuotedChoice | null {
  const shown = readShownQuote();
  return shown && choiceKey(shown.choice) === choiceKey(choice) && !isExpired(shown) ? shown : null;
}
