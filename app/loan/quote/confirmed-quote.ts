import * as v from 'valibot';
import { quote } from '@/lib/api/schemas/loan';
import { readDraft, writeDraft } from '@/lib/forms/draft';
import type { QuotedChoice } from './use-quote';

const form = 'quote';

/** Schema of a quote that is stored on the device. */
export const storedQuote = v.object({
  choice: v.object({
    product_id: v.string(),
    amount: v.number(),
    term_days: v.number(),
    coupon_id: v.optional(v.string()),
  }),
  quote,
  receivedAt: v.number(),
});

const schema = v.object({
  ...storedQuote.entries,
  order_no: v.optional(v.string()),
  account: v.optional(v.string()),
});

/** A quote that the user confirmed, with the account that they saw (`seenAs`); `order_no` once it was signed. */
export type ConfirmedQuote = QuotedChoice & {
  readonly order_no?: string;
  readonly account?: string | undefined;
};

/**
 * Stores the quote that the user goes on to sign. The server has no call that returns a quote by its id:
 * only the stored one lets a reload while signing continue with the same figures.
 */
export function saveConfirmedQuote(confirmed: ConfirmedQuote): void {
  writeDraft(form, { ...confirmed });
}

/** The quote last confirmed by the logged-in user; `null` without one. */
export function readConfirmedQuote(): ConfirmedQuote | null {
  const stored = v.safeParse(schema, readDraft(form));
  return stored.success ? stored.output : null;
}
