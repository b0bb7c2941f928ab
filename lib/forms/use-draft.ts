import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import { fits, readDraft, removeDraft, writeDraft } from './draft';

/** How long typing pauses before a draft is written, in ms; leaving the page writes it at once. */
export const draftPauseMs = 400;

type Options<In extends FieldValues, Out> = {
  name: string;
  form: UseFormReturn<In, unknown, Out>;
  /** Only these fields are kept. */
  fields: readonly FieldPath<In>[];
};

/** What a form does with its draft beside typing. */
export type DraftKeeper = {
  /** Writes what is typed but not yet written: before a send, whose answer may end the session. */
  flush: () => void;
  /** Forgets the draft: after the form was sent. */
  forget: () => void;
};

/**
 * Keeps the named fields of a form for the person who fills it in, and puts them back when the
 * form opens.
 */
export function useDraft<In extends FieldValues, Out>({
  name,
  form,
  fields,
}: Options<In, Out>): DraftKeeper {
  // Those of the first render: a list that is written anew at each one is the same list.
  const kept = useRef(fields);
  const initial = useRef(form.formState.defaultValues);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    if (pending.current === undefined) return;
    clearTimeout(pending.current);
    pending.current = undefined;
    const draft = Object.fromEntries(kept.current.map((path) => [path, form.getValues(path)]));
    // What is as it was at first is no draft: it would hide what is saved elsewhere later.
    const changed = kept.current.some((path) => !same(draft[path], get(initial.current, path)));
    if (changed) writeDraft(name, draft);
    else removeDraft(name);
  }, [name, form]);

  // A layout effect: the draft is there at the first paint of the form.
  useLayoutEffect(() => {
    const draft = readDraft(name);
    for (const path of kept.current) {
      const now = form.getValues(path);
      const value = draft[path];
      // Before its first effects are run, a form is as dirty as the field set last.
      if (!fits(now, value) || same(now, value)) continue;
      // `fits` has compared the kinds; the schema judges the rest like anything typed.
      form.setValue(path, value as FieldPathValue<In, typeof path>, { shouldDirty: true });
    }
  }, [name, form]);

  useEffect(() => {
    if (kept.current.length === 0) return;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pending.current);
        pending.current = setTimeout(flush, draftPauseMs);
      },
    });
    const hidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hidden);
    // Before the browser puts the page to sleep, and when the Android shell goes out of sight.
    document.addEventListener('freeze', flush);
    return () => {
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hidden);
      document.removeEventListener('freeze', flush);
    };
  }, [form, flush]);

  const forget = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
    removeDraft(name);
  }, [name]);
  return { flush, forget };
}

/** Values of a form are plain: text, flags, and lists of them. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
