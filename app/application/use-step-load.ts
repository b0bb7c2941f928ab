import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { FailedCall } from '@/app/layout/load-state';
import type { Step } from '@/lib/api/schemas/basics';
import type { Home, Review } from '@/lib/api/schemas/home';
import type { AccountState } from '@/lib/api/schemas/order';
import { type CallState, useCall } from '@/lib/api/use-call';
import { useRouter } from '@/lib/router/use-router';
import { showToast } from '@/lib/toast/toast';
import { stepPath } from './step-path';

/** The account states after the application was submitted: its forms are closed. */
export type SubmittedState = Exclude<AccountState, 'init' | 'not_approved'>;

/** Whether a step may be filled in now. */
type StepGate =
  | { name: 'loading' }
  /** `review` is set if it requested a correction of this step. */
  | { name: 'open'; review?: Review }
  | { name: 'submitted'; state: SubmittedState };

/** The states of a step whose form cannot be rendered. */
export type StepPending =
  | { name: 'loading' }
  | { name: 'submitted'; state: SubmittedState }
  | { name: 'failed'; call: FailedCall };

/** The data of a step's form, or why it cannot be rendered. */
type StepLoad<Lists, Saved> =
  | StepPending
  | { name: 'ready'; lists: Lists; saved: Saved; review?: Review };

type Calls<Lists, Saved> = {
  /** The options that the server offers. */
  lists: CallState<Lists>;
  /** The saved values, `fresh`; the form reads them once, when it opens. */
  saved: CallState<Saved>;
};

/** Loads what a step's form needs: the account's state, the options and the saved values. */
export function useStepLoad<Lists, Saved>(
  step: Step,
  { lists, saved }: Calls<Lists, Saved>,
): StepLoad<Lists, Saved> {
  const gate = useStepGate(step);
  const [wasReady, setWasReady] = useState(false);
  if (gate.name === 'submitted') return gate;
  const failure = loadFailure([lists, saved]);
  if (failure) return failure;
  // Cached data from before the last save is being revalidated and must not fill the form.
  const ready = gate.name === 'open' && (wasReady || !saved.isRefreshing);
  if (!ready || lists.data === undefined || saved.data === undefined) return { name: 'loading' };
  if (!wasReady) setWasReady(true);
  return { name: 'ready', lists: lists.data, saved: saved.data, review: gate.review };
}

/** The failed state for calls without data, as one call; `undefined` if none of them failed. */
export function loadFailure(calls: readonly CallState<unknown>[]): StepPending | undefined {
  const failed = calls.filter((call) => call.data === undefined && call.error);
  if (failed.length === 0) return undefined;
  const call = {
    error: failed[0]?.error,
    isOffline: failed.every(({ isOffline }) => isOffline),
    isRefreshing: failed.some(({ isRefreshing }) => isRefreshing),
    retry: async () => (await Promise.all(failed.map(({ retry }) => retry()))).every(Boolean),
  };
  return { name: 'failed', call };
}

const order: readonly Step[] = ['basic', 'social', 'withdrawal', 'id_card', 'submit', 'done'];

/** How long it is said why another step is shown, in ms: it is read after the change of screens. */
const redirectToastMs = 4000;

/**
 * Whether the account's state allows `step`; redirects to the next step if it comes before this one, and says so. If Home
 * cannot be loaded the step is open, as the server validates the save anyway.
 */
export function useStepGate(step: Step): StepGate {
  const { data: home, error, isRefreshing } = useCall('app/home', {}, { quiet: true });
  const router = useRouter();
  const stepFirst = useTranslations('application')('stepFirst');
  const { gate, redirect } = gateOf(step, home);
  // The cached reply of an earlier screen may be stale: only a fresh one closes the form or redirects.
  const fresh = home !== undefined && !isRefreshing && !error;
  const redirectTo = fresh ? redirect : undefined;
  useEffect(() => {
    if (!redirectTo) return;
    showToast(stepFirst, redirectToastMs);
    router.replace(stepPath(redirectTo));
  }, [redirectTo, router, stepFirst]);
  if (gate.name === 'open') return gate;
  if (error && !isRefreshing) return { name: 'open' };
  return fresh ? gate : { name: 'loading' };
}

function gateOf(step: Step, home: Home | undefined): { gate: StepGate; redirect?: Step } {
  const loading = { name: 'loading' } as const;
  if (!home) return { gate: loading };
  const { state, next_step = step, review } = home;
  if (state === 'not_approved') {
    // A review that names no steps is shown at each of them.
    const concernsStep = review?.fix?.includes(step) ?? true;
    return { gate: { name: 'open', review: concernsStep ? review : undefined } };
  }
  if (state !== 'init') return { gate: { name: 'submitted', state } };
  const tooEarly = order.indexOf(next_step) < order.indexOf(step);
  return tooEarly ? { gate: loading, redirect: next_step } : { gate: { name: 'open' } };
}
