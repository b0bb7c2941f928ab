import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { useRouter } from '@/lib/router/use-router';
import { choiceQuery, choiceToQuery } from '../choice';
import { type ConfirmedQuote, readConfirmedQuote } from '../quote/confirmed-quote';
import { isExpired } from '../quote/quote-expiry';
import { hasPendingSignature } from './signature-records';

/** Query of the signing screens: the quote's id, and its choice to request a new quote for. */
export const signingQuery = v.object({
  ...choiceQuery.entries,
  preview_id: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1))), undefined),
});

/** Output of {@link signingQuery}. */
export type SigningQuery = v.InferOutput<typeof signingQuery>;

/**
 * The stored quote that the query names, as the user confirmed it. `null` while navigating away: to the
 * confirmation if the quote has expired or is not stored on this device, to the success screen if it was
 * already signed.
 */
export function useConfirmedQuote({ preview_id, ...choice }: SigningQuery): ConfirmedQuote | null {
  const router = useRouter();
  const [start] = useState(() => startOf(preview_id));
  const hasLeft = useRef(false);
  const leave = useEffectEvent(() => {
    // React may run an effect twice, and a second relaunch would go back a second time.
    if (hasLeft.current) return;
    hasLeft.current = true;
    if (start.kind === 'signed') {
      const { order_no } = start;
      router.relaunch('/pages/landing/landing-sign-success/landing-sign-success', { order_no });
    } else if (start.kind === 'confirm') {
      router.replace('/pages/loan/loan-information/loan-information', {
        ...choiceToQuery(choice),
        unconfirmed: '1',
      });
    }
  });
  useEffect(() => leave(), []);
  return start.kind === 'sign' ? start.confirmed : null;
}

type Start =
  | { kind: 'sign'; confirmed: ConfirmedQuote }
  | { kind: 'signed'; order_no: string }
  | { kind: 'confirm' };

function startOf(previewId: string | undefined): Start {
  const confirmed = readConfirmedQuote();
  if (!confirmed) return { kind: 'confirm' };
  const { preview_id } = confirmed.quote;
  if (previewId !== undefined && previewId !== preview_id) return { kind: 'confirm' };
  if (confirmed.order_no !== undefined) return { kind: 'signed', order_no: confirmed.order_no };
  // An expired quote with a pending signature may have been signed in time: the flow looks for its loan.
  if (isExpired(confirmed) && !hasPendingSignature(preview_id)) return { kind: 'confirm' };
  return { kind: 'sign', confirmed };
}
