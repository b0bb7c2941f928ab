import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { ApiError } from '@/lib/api/errors';
import { flattenErrors } from './field-errors';
import { fieldId } from './field-id';
import { type FormFields, formFields } from './form-fields';
import { inPageOrder } from './page-order';
import { useDraft } from './use-draft';
import { useErrorText } from './use-error-text';
import { useSubmit } from './use-submit';

/** What a form is made of. */
export type DraftFormOptions<In extends FieldValues, Out> = {
  /** Names the draft and begins the fields' ids: `basic`. */
  name: string;
  /** Its messages are keys of the namespace `errors`. */
  schema: GenericSchema<In, Out>;
  /** What stands in the fields at first: saved before, or empty. Read once. */
  initial: DefaultValues<In>;
  /** The fields whose values survive a reload: never a code, never a password. */
  keep?: readonly FieldPath<In>[];
  /** Sends the checked values; called once at a time. Rejects with an `ApiError`. */
  send: (values: Out) => Promise<unknown>;
  /** The field for a name on the wire, where the two differ. */
  fieldOf?: (wireName: string) => string;
  /** Where the focus goes after a failed submit: to the error summary, or in a form without one to the first field. */
  focus?: 'summary' | 'field';
};

/** A form: props for its fields, its error summary and its submit. */
export type DraftForm<In extends FieldValues, Out> = FormFields<In> & {
  /** For `<form noValidate onSubmit>`; may be called from a button elsewhere too. */
  submit: (event?: FormEvent) => void;
  /** True from the tap until the answer: the one time when the button is off. */
  sending: boolean;
  /** Something was typed that was not sent: for the leave guard. */
  dirty: boolean;
  /** For `ErrorSummary`: what is still wrong of what the last submit found, in page order. */
  summary: { items: { id: string; message: string }[]; attempt: number };
  /** Why the last submit was not taken, unless its fields say so. */
  failure: ApiError | null;
  /** react-hook-form's own, for what is not covered here. */
  form: UseFormReturn<In, unknown, Out>;
  /** Sets a field by program and checks it if it was wrong: another one was cleared or filled. */
  set: <Name extends FieldPath<In>>(name: Name, value: FieldPathValue<In, Name>) => void;
};

/**
 * A form that is checked when a field is left, from then on at each change, and as a whole at the
 * submit; whose draft survives a reload; and which is sent once, however often it is tapped.
 */
export function useDraftForm<In extends FieldValues, Out>({
  name,
  schema,
  initial,
  keep = [],
  focus = 'summary',
  ...options
}: DraftFormOptions<In, Out>): DraftForm<In, Out> {
  const form = useForm<In, unknown, Out>({
    // The same schema all its life: one that depends on other fields looks at them itself.
    resolver: useMemo(() => valibotResolver<In, unknown, Out>(schema), [schema]),
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isDirty } = form.formState;
  const draft = useDraft({ name, form, fields: keep });
  const errorText = useErrorText();
  const idOf = useCallback((path: string) => fieldId(name, path), [name]);
  const [failed, setFailed] = useState<{ attempt: number; names: string[] }>({
    attempt: 0,
    names: [],
  });

  function fail(found: object) {
    const names = inPageOrder(
      flattenErrors(found).map((error) => error.name),
      idOf,
    );
    setFailed(({ attempt }) => ({ attempt: attempt + 1, names }));
    if (focus === 'field' && names[0]) document.getElementById(idOf(names[0]))?.focus();
  }
  const { submit, sending, sent, failure } = useSubmit({ ...options, form, fail, draft });
  const found = new Map(flattenErrors(errors).map((error) => [error.name, error]));
  return {
    ...formFields({ form, idOf, errorText }),
    form,
    submit,
    sending,
    failure,
    dirty: isDirty && !sent,
    summary: {
      attempt: failed.attempt,
      items: failed.names.flatMap((path) => {
        const error = found.get(path);
        return error ? [{ id: idOf(path), message: errorText(error) }] : [];
      }),
    },
    set: (path, value) =>
      form.setValue(path, value, { shouldDirty: true, shouldValidate: found.has(path) }),
  };
}
