import { type FormEvent, useState } from 'react';
import { useFormBehavior } from '@/app/behavior/use-form-behavior';
import { revalidate } from '@/lib/api/cache';
import { ApiError } from '@/lib/api/errors';
import type { NextStep } from '@/lib/api/schemas/basics';
import { type DraftForm, type DraftFormOptions, useDraftForm } from '@/lib/forms/use-draft-form';
import { useLeaveGuard } from '@/lib/router/leave-guard';
import { useRouter } from '@/lib/router/use-router';
import { takeNewerDraft, type WithBasis } from './step-draft';
import { stepPath } from './step-path';

type Options<In extends WithBasis, Out> = Omit<DraftFormOptions<In, Out>, 'send'> & {
  /** Saves the step. */
  save: (values: Out) => Promise<NextStep>;
  /** The person came to correct something and goes back Home. */
  fix: boolean;
};

/**
 * The form of a step: drafts that give way to newer data of the server, a question before unsaved
 * changes are left, and the way on once the step is saved.
 */
export function useStepForm<In extends WithBasis, Out>({
  save,
  fix,
  ...options
}: Options<In, Out>): DraftForm<In, Out> & { restored: boolean } {
  const { name, initial, keep = [] } = options;
  // Before the form opens and reads its draft.
  const [restored] = useState(() => takeNewerDraft({ name, initial, keep }));
  const router = useRouter();
  const form = useDraftForm<In, Out>({ ...options, send });
  const release = useLeaveGuard(form.dirty);
  const [leaving, setLeaving] = useState(false);

  async function send(values: Out) {
    const { next_step } = await save(values).catch(failed);
    release();
    // The next screen may still be on its way: another tap must not save and lead on again.
    setLeaving(true);
    const path = fix ? '/' : stepPath(next_step);
    if (path === '/') router.relaunch(path);
    else router.push(path);
  }
  useFormBehavior({ name, dirty: form.dirty && !leaving, summary: form.summary });
  const sending = form.sending || leaving;
  return { ...form, restored, sending, submit: leaving ? ignoreSubmit : form.submit };
}

function ignoreSubmit(event?: FormEvent): void {
  event?.preventDefault();
}

/** The account may have gone on elsewhere, in another tab perhaps: Home tells whether the form still fits. */
function failed(error: unknown): never {
  if (error instanceof ApiError && error.code === 'refused') revalidate('app/home');
  throw error;
}
