import { useState } from 'react';
import { type TermsChange, termsChanges } from '@/app/loan/terms/terms-changes';
import { areOver } from '@/app/loan/terms/terms-deadline';
import type { Terms } from '@/app/loan/terms/use-preview';

/** What to tell about terms that took the place of others: what changed, or that nothing did. */
export type TermsNews =
  | { kind: 'changed'; before: Terms; changes: readonly TermsChange[] }
  | { kind: 'renewed' };

/**
 * Compares the terms on show with those that the person saw before: `first` before this screen was opened,
 * then each with the one it replaced. `null` where there is nothing to tell.
 */
export function useTermsNews(terms: Terms | null, first: Terms | null): TermsNews | null {
  const [seen, setSeen] = useState<{ before: Terms | null; now: Terms | null }>({
    before: first,
    now: null,
  });
  const latest =
    terms && terms !== seen.now ? { before: seen.now ?? seen.before, now: terms } : seen;
  // Set while rendering: new figures never stand there without the word that they are new.
  if (latest !== seen) setSeen(latest);
  const { before, now } = latest;
  if (!before || !now) return null;
  const changes = termsChanges(before.preview, now.preview);
  if (changes.length > 0) return { kind: 'changed', before, changes };
  return areOver(before, now.at) ? { kind: 'renewed' } : null;
}
