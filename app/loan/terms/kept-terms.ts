import * as v from 'valibot';
import { preview } from '@/lib/api/schemas/loan';
import { readDraft, writeDraft } from '@/lib/forms/draft';
import type { Terms } from './use-preview';

const form = 'terms';

const keptTerms = v.object({
  choice: v.object({
    product_id: v.string(),
    amount: v.number(),
    term_days: v.number(),
    coupon_id: v.optional(v.string()),
  }),
  preview,
  at: v.number(),
  order_no: v.optional(v.string()),
});

/** Terms that a person has confirmed; `order_no` once they were signed. */
export type KeptTerms = Terms & { readonly order_no?: string };

/**
 * Keeps the terms that the person goes to sign with. The server tells a preview once and never again by
 * its id: this is what lets a reload in the middle of signing go on with the very same terms.
 */
export function keepTerms(terms: KeptTerms): void {
  writeDraft(form, { ...terms });
}

/** The terms last confirmed by the person who is logged in; `null` where there are none. */
export function readKeptTerms(): KeptTerms | null {
  const kept = v.safeParse(keptTerms, readDraft(form));
  return kept.success ? kept.output : null;
}
