import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import { isSameKind, readDraft, removeDraft, writeDraft } from './draft';

type Options<In extends FieldValues, Out> = {
  name: string;
  form: UseFormReturn<In, unknown, Out>;
  /** The fields whose values are stored; read at the first render. */
  fields: readonly FieldPath<In>[];
};

/** Stores the named fields of a form at each change, and restores them when the form mounts. */
export function useDraft<In extends FieldValues, Out>({ name, form, fields }: Options<In, Out>) {
  const stored = useRef(fields);
  const initial = useRef(form.formState.defaultValues);

  // A layout effect, so that the first paint shows the draft.
  useLayoutEffect(() => {
    const draft = readDraft(name);
    for (const path of stored.current) {
      const current = form.getValues(path);
      const value = draft[path];
      // Before its first effects have run, `isDirty` reflects the last field set: equal values are skipped.
      if (!isSameKind(current, value) || isEqual(current, value)) continue;
      // Its kind was compared; the schema validates the rest, as it does what is typed.
      form.setValue(path, value as FieldPathValue<In, typeof path>, { shouldDirty: true });
    }
  }, [name, form]);

  useEffect(() => {
    if (stored.current.length === 0) return;
    return form.subscribe({
      formState: { values: true },
      callback: () => {
        const draft = Object.fromEntries(
          stored.current.map((path) => [path, form.getValues(path)]),
        );
        // Unchanged values are no draft: it would hide what is saved elsewhere later.
        const isChanged = stored.current.some(
          (path) => !isEqual(draft[path], get(initial.current, path)),
        );
        if (isChanged) writeDraft(name, draft);
        else removeDraft(name);
      },
    });
  }, [name, form]);
}

/** Form values are plain: text, flags, and lists of them. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
