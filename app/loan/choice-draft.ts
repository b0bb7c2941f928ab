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
  /** {@link choiceKey} of the query parameters that the screen was opened with. */
  from: v.string(),
  product_id: optionalText,
  amount: optionalWhole,
  term_days: optionalWhole,
  coupon_id: v.fallback(v.optional(v.nullable(v.string())), undefined),
});

/**
 * The choice last made under these query parameters, so that a reload and Back restore it; else the
 * parameters themselves, without a coupon if the user removed it and they name none. The address is not updated on each
 * change, as that would remount the screen while the user drags the slider.
 */
export function initialChoice(query: PartialChoice): PartialChoice {
  const stored = v.safeParse(draft, readDraft(form));
  if (!stored.success) return query;
  const { from, ...choice } = stored.output;
  if (from === choiceKey(query)) return choice;
  return choice.coupon_id === null ? { coupon_id: null, ...query } : query;
}

/** The choice last made under any query parameters; all fields are `undefined` without one. */
export function lastChoice(): PartialChoice {
  const stored = v.safeParse(draft, readDraft(form));
  return stored.success ? stored.output : emptyChoice;
}

/** Stores a choice of the logged-in user, made under these query parameters. */
export function saveChoice(choice: PartialChoice, query: PartialChoice): void {
  writeDraft(form, { ...choice, from: choiceKey(query) });
}

/** Removes the stored choice: the loan was taken. */
export function clearChoice(): void {
  removeDraft(form);
}

const emptyChoice: PartialChoice = {
  product_id: undefined,
  amount: undefined,
  term_days: undefined,
  coupon_id: undefined,
};
