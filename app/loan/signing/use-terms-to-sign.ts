import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRouter } from '@/lib/router/use-router';
import { type PartialChoice, queryOf } from '../choice';
import { type KeptTerms, readKeptTerms } from '../terms/kept-terms';
import { areOver } from '../terms/terms-deadline';
import { isUnanswered } from './unanswered';

/** What a signing screen is told by its address. */
export type SigningAddress = PartialChoice & { preview_id?: string };

/**
 * The terms that the address names, as the person confirmed them; a reload finds the same. `null` while
 * leading elsewhere: to confirm fresh figures where these have run out or are not known here, to
 * the end of the way where they were signed already.
 */
export function useTermsToSign({ preview_id, ...choice }: SigningAddress): KeptTerms | null {
  const router = useRouter();
  const [start] = useState(() => startOf(preview_id));
  const hasLeft = useRef(false);
  const leave = useEffectEvent(() => {
    // Once: a second relaunch would go back a second time.
    if (hasLeft.current) return;
    hasLeft.current = true;
    if (start.kind === 'signed') {
      const { order_no } = start;
      router.relaunch('/pages/landing/landing-sign-success/landing-sign-success', { order_no });
    } else if (start.kind === 'confirm') {
      router.replace('/pages/loan/loan-information/loan-information', queryOf(choice));
    }
  });
  useEffect(() => leave(), []);
  return start.kind === 'sign' ? start.terms : null;
}

type Start =
  | { kind: 'sign'; terms: KeptTerms }
  | { kind: 'signed'; order_no: string }
  | { kind: 'confirm' };

function startOf(previewId: string | undefined): Start {
  const terms = readKeptTerms();
  if (!terms || (previewId ?? terms.preview.preview_id) !== terms.preview.preview_id) {
    return { kind: 'confirm' };
  }
  if (terms.order_no !== undefined) return { kind: 'signed', order_no: terms.order_no };
  // A signature whose answer was lost may have been taken in time: it is asked about, not begun anew.
  if (areOver(terms) && !isUnanswered(terms.preview.preview_id)) return { kind: 'confirm' };
  return { kind: 'sign', terms };
}
