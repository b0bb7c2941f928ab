import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '@/app/layout/use-online';
import { type RequestOptions, request } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import type { Quote } from '@/lib/api/schemas/loan';
import { isOfflineError } from '@/lib/api/use-call';
import { serverNow } from '@/lib/server-time/server-time';
import { useToday } from '@/lib/server-time/use-today';
import { choiceKey, type LoanChoice } from '../choice';

/** A choice and its quote: what the loan costs before it is signed. */
export type QuotedChoice = {
  readonly choice: LoanChoice;
  /** The reply of `loan/preview`. */
  readonly quote: Quote;
  /** When it was received, in milliseconds since 1970 by the server's clock. */
  readonly receivedAt: number;
};

/** Result of {@link useQuote}. */
export type QuoteState = {
  /**
   * `ready`: `quoted` belongs to the choice. `updating`: a request is in flight or about to be sent.
   * `noTerm`: the product does not have the term. `failed`: see `error`.
   */
  status: 'updating' | 'ready' | 'noTerm' | 'failed';
  /** The last quote received; unless `ready`, it belongs to an earlier choice or is being refetched. */
  quoted: QuotedChoice | null;
  error: ApiError | null;
  /** Requests the quote again, after a failure or when it has expired. */
  refetch(): void;
};

/** How long the choice must stay unchanged before its quote is requested, in ms. */
const quoteDebounceMs = 300;

/**
 * Requests the quote of a choice from `loan/preview`: the first at once, then debounced on each change.
 * Replies to earlier choices are ignored. `null` sends no request yet. `known` is the quote of the same choice that the
 * user has just seen: it is shown until the new one is here.
 */
export function useQuote(choice: LoanChoice | null, known: QuotedChoice | null = null): QuoteState {
  const [quoted, setQuoted] = useState<QuotedChoice | null>(known);
  const [settled, setSettled] = useState<Settled | null>(null);
  const [round, setRound] = useState(0);
  const hasRequested = useRef(false);
  // A loan quoted on another day is due on another day.
  const today = useToday();
  const key = choice && `${round} ${today} ${choiceKey(choice)}`;

  const fetchQuote = useEffectEvent(async (signal: AbortSignal) => {
    if (!choice || !key) return;
    const result = await requestQuote(choice, { signal });
    if (signal.aborted) return;
    if (result.status === 'ready') setQuoted(result.quoted);
    setSettled({ key, ...result });
  });
  useEffect(() => {
    if (!key) return;
    const controller = new AbortController();
    const debounce = setTimeout(
      () => void fetchQuote(controller.signal),
      hasRequested.current ? quoteDebounceMs : 0,
    );
    hasRequested.current = true;
    return () => {
      clearTimeout(debounce);
      controller.abort();
    };
  }, [key]);

  const current = settled?.key === key ? settled : null;
  const isOffline = current?.status === 'failed' && isOfflineError(current.error);
  const refetch = () => setRound(round + 1);
  useOnline(isOffline ? refetch : null);
  return {
    status: current?.status ?? 'updating',
    quoted,
    error: current?.status === 'failed' ? current.error : null,
    refetch,
  };
}

type Result =
  | { status: 'ready'; quoted: QuotedChoice }
  | { status: 'noTerm' }
  | { status: 'failed'; error: ApiError };

type Settled = Result & { key: string };

/** Requests the quote of a choice and checks that it may be shown. */
export async function requestQuote(choice: LoanChoice, options: RequestOptions): Promise<Result> {
  try {
    const quote = await request('loan/preview', choice, options);
    if (!quote) return { status: 'noTerm' };
    const fault = quoteFault(quote, choice);
    if (fault) throw new ApiError('shape', { path: 'loan/preview', hint: fault });
    return { status: 'ready', quoted: { choice, quote, receivedAt: serverNow() } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: 'failed', error };
  }
}

/**
 * Why a quote must not be shown: it belongs to another choice, or its figures do not add up; `null` if it
 * may. For developers. Source: contract.md section 2, `Preview`.
 */
function quoteFault(quote: Quote, choice: LoanChoice): string | null {
  const { amount, term_days, service_fee, arrival, interest, repayment } = quote;
  if (amount !== choice.amount) return `ret.amount is not ${choice.amount}`;
  if (term_days !== choice.term_days) return `ret.term_days is not ${choice.term_days}`;
  if (arrival !== amount - service_fee) return 'ret.arrival is not amount less service_fee';
  if (repayment !== amount + interest) return 'ret.repayment is not amount and interest';
  return null;
}
