import { useEffect } from 'react';
import type { Step } from '@/lib/api/schemas/basics';
import type { Home, Review } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { useRouter } from '@/lib/router/use-router';
import type { HandedInState } from './handed-in';
import { stepPath } from './step-path';

/** Whether a form of the application may be filled in now. */
export type StepGate =
  | { name: 'loading' }
  /** `review` is there where a review asked for something to be corrected in this step. */
  | { name: 'open'; review?: Review }
  | { name: 'handedIn'; state: HandedInState };

const order: readonly Step[] = ['basic', 'social', 'withdrawal', 'id_card', 'submit', 'done'];

/**
 * Whether `step` fits the account's state. A step that comes too early leads, by replacing it, to the
 * one that is next. Where Home cannot be read the form is open: the server has the last word.
 */
export function useStepGate(step: Step): StepGate {
  const { data: home, error, isRefreshing } = useCall('app/home', {}, { quiet: true });
  const router = useRouter();
  const { gate, goTo } = decide(step, home);
  // What an earlier screen has left may be old: only a fresh answer turns anybody away.
  const fresh = home !== undefined && !isRefreshing && !error;
  const leadTo = fresh ? goTo : undefined;
  useEffect(() => {
    if (leadTo) router.replace(stepPath(leadTo));
  }, [leadTo, router]);
  if (gate.name === 'open') return gate;
  if (error && !isRefreshing) return { name: 'open' };
  return fresh ? gate : { name: 'loading' };
}

function decide(step: Step, home: Home | undefined): { gate: StepGate; goTo?: Step } {
  const loading = { name: 'loading' } as const;
  if (!home) return { gate: loading };
  const { state, next_step = step, review } = home;
  if (state === 'not_approved') {
    // What is wrong elsewhere is told there; a review that names no step is told at each.
    const concerns = review?.fix?.includes(step) ?? true;
    return { gate: { name: 'open', review: concerns ? review : undefined } };
  }
  if (state !== 'init') return { gate: { name: 'handedIn', state } };
  const tooEarly = order.indexOf(next_step) < order.indexOf(step);
  return tooEarly ? { gate: loading, goTo: next_step } : { gate: { name: 'open' } };
}
