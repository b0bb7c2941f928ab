import { type LoanChoice, queryOf } from '@/app/loan/choice';
import { type KeptTerms, keepTerms } from '@/app/loan/terms/kept-terms';
import { previewLoan } from '@/lib/api/calls/loan';
import { type FetchLike, setFetch } from '@/lib/api/transport';
import type { Query } from '@/lib/router/target';
import { logIn } from '@/lib/session/log-in';

/** The loan of the designs. */
export const sampleChoice: LoanChoice = { product_id: 'luka', amount: 200_000, term_days: 30 };

/** What this needs of a test's sandbox. */
type Sandbox = {
  fetch: FetchLike;
  control: { scenario(name: string): { token: string; user_id: string; phone: string } };
};

/**
 * Brings a person of a scenario to the door of signing, as the confirmation does: logged in, with terms of
 * the sandbox confirmed. Answers the terms and the address to sign them at. For
 * tests; the scenario that a screen is then rendered in keeps the terms valid.
 */
export async function confirmTerms(
  sandbox: Sandbox,
  scenario: string,
  over: Partial<KeptTerms> = {},
): Promise<{ terms: KeptTerms; query: Query }> {
  setFetch(sandbox.fetch);
  await logIn({ ...sandbox.control.scenario(scenario), new_guest: false });
  const preview = await previewLoan(sampleChoice);
  if (!preview) throw new Error('The sandbox has no such term');
  const terms = { choice: sampleChoice, preview, at: Date.now(), ...over };
  keepTerms(terms);
  return { terms, query: { preview_id: terms.preview.preview_id, ...queryOf(sampleChoice) } };
}
