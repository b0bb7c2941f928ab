import { useState } from 'react';
import type { FailedCall } from '@/app/layout/load-state';
import type { Step } from '@/lib/api/schemas/basics';
import type { Review } from '@/lib/api/schemas/home';
import type { CallState } from '@/lib/api/use-call';
import type { HandedInState } from './handed-in';
import { useStepGate } from './use-step-gate';

/** What a step needs before its form can be shown, and how far that is. */
export type StepLoad<Lists, Saved> =
  | { name: 'loading' }
  | { name: 'handedIn'; state: HandedInState }
  | { name: 'failed'; call: FailedCall }
  | { name: 'ready'; lists: Lists; saved: Saved; review?: Review };

type Calls<Lists, Saved> = {
  /** The choices that the server offers. */
  lists: CallState<Lists>;
  /** What was saved before; a form takes it over once, when it opens. */
  saved: CallState<Saved>;
};

/** Waits for the account's state, the lists and what was saved: the form opens once all are there. */
export function useStepLoad<Lists, Saved>(
  step: Step,
  { lists, saved }: Calls<Lists, Saved>,
): StepLoad<Lists, Saved> {
  const gate = useStepGate(step);
  const [wasReady, setWasReady] = useState(false);
  if (gate.name === 'handedIn') return gate;

  const failed = [lists, saved].filter((call) => call.data === undefined && call.error);
  if (failed.length > 0) {
    const call = {
      error: failed[0]?.error,
      isOffline: failed.every(({ isOffline }) => isOffline),
      isRefreshing: failed.some(({ isRefreshing }) => isRefreshing),
      retry: async () => (await Promise.all(failed.map(({ retry }) => retry()))).every(Boolean),
    };
    return { name: 'failed', call };
  }
  // What was read before the last save is on its way to be read anew, and must not fill the form.
  const ready = gate.name === 'open' && (wasReady || !saved.isRefreshing);
  if (!ready || lists.data === undefined || saved.data === undefined) return { name: 'loading' };
  if (!wasReady) setWasReady(true);
  return { name: 'ready', lists: lists.data, saved: saved.data, review: gate.review };
}
