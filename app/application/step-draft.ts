import { type DefaultValues, type FieldPath, type FieldValues, get } from 'react-hook-form';
import { readDraft, removeDraft } from '@/lib/forms/draft';

/** A form with a field, never shown, that tells what was saved on the server when it was begun. */
export type WithBasis = FieldValues & { basis: string };

/** What was saved, as one text that is the same as long as nothing else is saved. */
export function basisOf(saved: object | null): string {
  return saved === null ? '' : JSON.stringify(saved);
}

type Options<In extends WithBasis> = {
  name: string;
  /** What the form shows without a draft, with its own basis. */
  initial: DefaultValues<In>;
  keep: readonly FieldPath<In>[];
};

/**
 * Forgets a draft that is older than what is saved: it was begun on other data, and somebody has
 * saved since, on another phone perhaps. True when a draft is left that differs from `initial`.
 */
export function takeNewerDraft<In extends WithBasis>({
  name,
  initial,
  keep,
}: Options<In>): boolean {
  const draft = readDraft(name);
  if (draft.basis !== get(initial, 'basis')) {
    removeDraft(name);
    return false;
  }
  return keep.some((path) => path in draft && draft[path] !== get(initial, path));
}
