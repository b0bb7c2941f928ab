import * as v from 'valibot';
import { readDraft, removeDraft, writeDraft } from '@/lib/forms/draft';
import { choiceKey, type PartialChoice } from './choice';

const form = 'loan';

const optionalText = v.fallback(v.optional(v.string()), undefined);
const optionalWhole = v.fallback(
  v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  undefined,
);

const draft = v.object({
  /** The address that the person came by, as {@link choiceKey}. */
  from: v.string(),
  product_id: optionalText,
  amount: optionalWhole,
  term_days: optionalWhole,
  coupon_id: optionalText,
});

/**
 * The choice that was last made under this address, so that a reload and Back find it again; what the
 * address says where none was. The address itself stays: changing it would begin the screen anew
 * under the finger.
 */
export function startingChoice(address: PartialChoice): PartialChoice {
  const kept = v.safeParse(draft, readDraft(form));
  if (!kept.success || kept.output.from !== choiceKey(address)) return address;
  const { from: _, ...choice } = kept.output;
  return choice;
}

/** The choice last made under any address; empty where none was. */
export function lastChoice(): PartialChoice {
  const kept = v.safeParse(draft, readDraft(form));
  return kept.success ? kept.output : emptyChoice;
}

/** Keeps a choice made under an address, for the person who is logged in. */
export function keepChoice(choice: PartialChoice, address: PartialChoice): void {
  writeDraft(form, { ...choice, from: choiceKey(address) });
}

/** Forgets the choice: the loan was taken. */
export function forgetChoice(): void {
  removeDraft(form);
}

const emptyChoice: PartialChoice = {
  product_id: undefined,
  amount: undefined,
  term_days: undefined,
  coupon_id: undefined,
};
