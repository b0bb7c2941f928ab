import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewLoan } from '@/lib/api/calls/loan';
import { ApiError } from '@/lib/api/errors';
import type { Preview } from '@/lib/api/schemas/loan';
import { choiceKey, type LoanChoice } from '../choice';
import { previewFault } from './preview-fits';

/** Figures of one choice, and when they came: milliseconds since 1970 by the phone's clock. */
export type Terms = { readonly choice: LoanChoice; readonly preview: Preview; readonly at: number };

/** How the figures of a choice stand. */
export type PreviewState = {
  /**
   * `ready`: `terms` belong to the choice. `updating`: asked for, or about to be. `noTerm`: the product
   * does not have the term. `failed`: `error` says why.
   */
  status: 'updating' | 'ready' | 'noTerm' | 'failed';
  /** The last figures that came; unless `ready`, those of an earlier choice or an earlier moment. */
  terms: Terms | null;
  error: ApiError | null;
  /** Asks anew: after a failure, or when the terms have run out. */
  renew(): void;
};

/** How long the slider rests before a cost is asked for, in ms. */
export const choicePauseMs = 300;

/**
 * Asks what a choice costs, and again whenever it changes: at once the first time, then when the choice
 * rests. The last choice wins: what an earlier one is answered is dropped. `null` asks nothing yet.
 */
export function usePreview(choice: LoanChoice | null): PreviewState {
  const [terms, setTerms] = useState<Terms | null>(null);
  const [end, setEnd] = useState<End | null>(null);
  const [round, setRound] = useState(0);
  const hasAsked = useRef(false);
  const wanted = choice && `${round} ${choiceKey(choice)}`;

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (!choice || !wanted) return;
    const result = await askFor(choice, signal);
    if (!result || signal.aborted) return;
    if (result.status === 'ready') setTerms(result.terms);
    setEnd({ wanted, ...result });
  });
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const pause = setTimeout(
      () => void ask(controller.signal),
      hasAsked.current ? choicePauseMs : 0,
    );
    hasAsked.current = true;
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [wanted]);

  const current = end?.wanted === wanted ? end : null;
  return {
    status: current?.status ?? 'updating',
    terms,
    error: current?.status === 'failed' ? current.error : null,
    renew: () => setRound(round + 1),
  };
}

type Result =
  | { status: 'ready'; terms: Terms }
  | { status: 'noTerm' }
  | { status: 'failed'; error: ApiError };

type End = Result & { wanted: string };

/** `undefined` where the caller gave up, or the session has ended: another screen is on its way. */
async function askFor(choice: LoanChoice, signal: AbortSignal): Promise<Result | undefined> {
  try {
    const preview = await previewLoan(choice, { signal });
    if (!preview) return { status: 'noTerm' };
    const fault = previewFault(preview, choice);
    if (fault) throw new ApiError('shape', { path: 'loan/preview', hint: fault });
    return { status: 'ready', terms: { choice, preview, at: Date.now() } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'aborted' ? undefined : { status: 'failed', error };
  }
}
