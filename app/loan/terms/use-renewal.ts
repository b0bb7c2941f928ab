import { useEffect, useEffectEvent } from 'react';
import { areOver } from './terms-deadline';
import type { PreviewState } from './use-preview';

/** How often the terms on show are looked at, in ms; a phone's timers stand still while it sleeps. */
const lookMs = 15_000;

/** Asks anew once the figures on show have run out: after a while, or a night, they may be others. */
export function useRenewal({ status, terms, renew }: PreviewState): void {
  const look = useEffectEvent(() => {
    if (terms && areOver(terms)) renew();
  });
  const stands = status === 'ready';
  useEffect(() => {
    if (!stands) return;
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [stands]);
}
