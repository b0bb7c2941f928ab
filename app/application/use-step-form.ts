import { type FormEvent, useState } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, get } from 'react-hook-form';
import * as v from 'valibot';
import { useFormBehavior } from '@/app/behavior/use-form-behavior';
import { revalidate } from '@/lib/api/cache';
import { ApiError } from '@/lib/api/errors';
import type { NextStep, Step } from '@/lib/api/schemas/basics';
import { readDraft, removeDraft, writeDraft } from '@/lib/forms/draft';
import { fieldPaths } from '@/lib/forms/schema-fields';
import { type DraftForm, type DraftFormOptions, useDraftForm } from '@/lib/forms/use-draft-form';
import { useLeaveGuard } from '@/lib/router/leave-guard';

/**
 * Form values with a hidden field: the saved data that the form was opened with, see {@link baselineOf}, and the values that
 * it has sent since, a line each.
 */
export type WithBaseline = FieldValues & { baseline: string };

/** Options of {@link useStepForm}. */
export type StepFormOptions<In extends WithBaseline, Out> = Omit<
  DraftFormOptions<In, Out>,
  'send' | 'keep'
> & {
  save: (values: Out) => Promise<NextStep>;
  /** Navigates after the save. */
  onSaved: (next: Step) => void;
};

/** What the layout of a step needs of its form. */
export type StepFormState = Pick<
  DraftForm<FieldValues, unknown>,
  'submit' | 'sending' | 'failure' | 'summary'
> & {
  /** A draft was restored that differs from the initial values. */
  restored: boolean;
};

/**
 * The form of a step. Its draft holds every field of the schema and is dropped when it is older than the saved
 * data; unsaved changes are guarded; after the save it stays in the sending state until the next screen is shown.
 */
export function useStepForm<In extends WithBaseline, Out>({
  save,
  onSaved,
  ...options
}: StepFormOptions<In, Out>): DraftForm<In, Out> & StepFormState {
  const { name, schema, initial } = options;
  const [keep] = useState(() => fieldPaths(schema));
  // Before useDraftForm reads the draft.
  const [restored] = useState(() => restoreDraft({ name, schema, initial, keep }));
  const form = useDraftForm<In, Out>({ ...options, keep, send });
  const release = useLeaveGuard(form.dirty);
  const [leaving, setLeaving] = useState(false);

  async function send(values: Out) {
    // The reply may be lost: what is changed afterwards belongs to the old data or to these.
    const baseline = `${form.form.getValues().baseline}\n${sentValues(values)}`;
    form.form.setValue('baseline' as FieldPath<In>, baseline as FieldPathValue<In, FieldPath<In>>);
    const { next_step } = await save(values).catch(revalidateIfRefused);
    release();
    // The next screen may still be loading: another click must not save and navigate again. A server that wants this
    // step again leads to its first page, which is the same screen.
    setLeaving(next_step !== name);
    onSaved(next_step);
  }
  useFormBehavior({ name, dirty: form.dirty && !leaving, summary: form.summary });
  const sending = form.sending || leaving;
  return { ...form, restored, sending, submit: leaving ? ignoreSubmit : form.submit };
}

/** Identifies the saved data that a form was opened with: equal for equal data, empty for none. */
export function baselineOf(saved: object | null): string {
  return saved === null ? '' : JSON.stringify(saved);
}

type DraftOptions<In extends WithBaseline> = Pick<
  DraftFormOptions<In, unknown>,
  'name' | 'initial' | 'schema'
> & {
  keep: readonly FieldPath<In>[];
};

/**
 * Removes a draft of other data: they were saved again since, possibly on another device, unless this form has sent them.
 * Returns whether a draft remains that differs from the initial values.
 */
function restoreDraft<In extends WithBaseline>(options: DraftOptions<In>): boolean {
  const { name, schema, initial, keep } = options;
  const draft = readDraft(name);
  const baseline = String(get(initial, 'baseline'));
  const { output, success } = v.safeParse(schema, initial);
  const known = String(draft.baseline).split('\n');
  if (!known.includes(baseline) && !(success && known.includes(sentValues(output)))) {
    removeDraft(name);
    return false;
  }
  if (draft.baseline !== baseline) writeDraft(name, { ...draft, baseline });
  return keep.some(
    (path) => path !== 'baseline' && path in draft && draft[path] !== get(initial, path),
  );
}

/** Validated values as text, on one line: equal for equal values. */
function sentValues(values: unknown): string {
  return JSON.stringify({ ...Object(values), baseline: '' });
}

function ignoreSubmit(event?: FormEvent): void {
  event?.preventDefault();
}

/** The account's state may have changed elsewhere, for example in another tab: Home shows whether the form still applies. */
function revalidateIfRefused(error: unknown): never {
  if (error instanceof ApiError && error.code === 'refused') revalidate('app/home');
  throw error;
}
