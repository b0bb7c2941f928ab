import { choiceToQuery, type LoanChoice } from '@/app/loan/choice';
import { type ConfirmedQuote, saveConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { request } from '@/lib/api/client';
import type { Query } from '@/lib/router/target';
import { serverNow } from '@/lib/server-time/server-time';
import { logIn } from '@/lib/session/log-in';
import { server } from '@/lib/testing/server';
import type { TestSandbox } from '@/lib/testing/test-sandbox';

const choice: LoanChoice = { product_id: 'luka', amount: 200_000, term_days: 90 };

/**
 * Logs the user of a scenario in and confirms a quote of the sandbox, as the confirmation screen does.
 * Resolves with the quote, and with the query of the screen that signs it. Rendering a screen in the same
 * sandbox afterwards keeps the quote valid.
 */
export async function confirmQuote(
  sandbox: TestSandbox,
  scenario: string,
  changes: Partial<ConfirmedQuote> = {},
): Promise<{ confirmed: ConfirmedQuote; query: Query }> {
  server.use(...sandbox.handlers);
  await logIn({ ...sandbox.control.scenario(scenario), new_guest: false });
  const quote = await request('loan/preview', choice);
  if (!quote) throw new Error('loan/preview of the sandbox: the term of 30 days is missing');
  const confirmed = { choice, quote, receivedAt: serverNow(), ...changes };
  saveConfirmedQuote(confirmed);
  return { confirmed, query: { preview_id: quote.preview_id, ...choiceToQuery(choice) } };
}
