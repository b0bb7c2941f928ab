import { valibotResolver } from '@hookform/resolvers/valibot';
import { useTranslations } from 'next-intl';
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
import { bankAccountDigits } from '@/lib/chile/account-number';
import { adultAge } from '@/lib/chile/age';
import { emailMaxLength } from '@/lib/chile/email';
import { nameLength } from '@/lib/chile/names';
import { phoneDigits } from '@/lib/chile/phone';
import type { ErrorKey } from '@/lib/i18n/message-types';
import { removeDraft } from './draft';
import { type FieldError, flattenErrors, serverError } from './field-errors';
import { fieldId, inDocumentOrder } from './field-id';
import { type FormFields, formFields } from './form-fields';
import { useDraft } from './use-draft';
import { useSubmit } from './use-submit';

/** The definition of a form. */
export type DraftFormOptions<In extends FieldValues, Out> = {
  /** The draft's name and the prefix of the fields' ids: `basic`. */
  name: string;
  /** Its messages are keys of the namespace `errors`. The same object at every render. */
  schema: GenericSchema<In, Out>;
  /** The fields' first values: saved before, or empty. Read once. */
  initial: DefaultValues<In>;
  /** The fields whose values survive a reload: never a code, never a password. */
  keep?: readonly FieldPath<In>[];
  /** Sends the validated values; called once at a time. Rejects with an `ApiError`. */
  send: (values: Out) => Promise<unknown>;
  /** The field of a wire name, if the two differ. */
  fieldOf?: (wireName: string) => string;
  /** Called with the names of the refused fields, in document order; those without a control come last. */
  onRefused?: (names: readonly string[]) => void;
  /** Names a field in the error summary; a form without one needs none. */
  nameOf?: (path: string) => string;
  /** What a failed submit focuses: the error summary, or the first field in a form without one. */
  focus?: 'summary' | 'field';
};

/** The props of a form's fields, error summary and submit button. */
export type DraftForm<In extends FieldValues, Out> = FormFields<In> & {
  /** For `<form noValidate onSubmit>`, or for a button outside the form. */
  submit: (event?: FormEvent) => void;
  /** True from the tap until the reply; the button is disabled only then. */
  sending: boolean;
  /** There are unsent changes: for the leave guard. */
  dirty: boolean;
  /** For `ErrorSummary`: the fields of the last submit that are still refused, in document order. */
  summary: { items: { id: string; name: string }[]; attempt: number };
  /** The error of the last submit, unless its fields show it. */
  failure: ApiError | null;
  /** react-hook-form's own API. */
  form: UseFormReturn<In, unknown, Out>;
  /** Validates these fields only, as a failed submit does; returns whether they are valid. */
  check: (names: readonly FieldPath<In>[]) => Promise<boolean>;
  /** Sets a field programmatically; validates it if it had an error. */
  set: <Name extends FieldPath<In>>(name: Name, value: FieldPathValue<In, Name>) => void;
};

/**
 * A form that validates a field on blur once it was changed, then on each change, and all fields on submit. Its
 * draft survives a reload, and a double tap sends it once.
 */
export function useDraftForm<In extends FieldValues, Out>({
  name,
  schema,
  initial,
  keep = [],
  focus = 'summary',
  nameOf = String,
  onRefused,
  ...options
}: DraftFormOptions<In, Out>): DraftForm<In, Out> {
  const form = useForm<In, unknown, Out>({
    resolver: useMemo(() => valibotResolver<In, unknown, Out>(schema), [schema]),
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitted } = form.formState;
  const [edited] = useState(() => new Set<string>());
  const [typed] = useState(() => new Set<FieldPath<In>>());
  useDraft({ name, form, fields: keep });
  const errorText = useErrorText();
  const idOf = useCallback((path: string) => fieldId(name, path), [name]);
  const [failed, setFailed] = useState<{ attempt: number; names: string[] }>({
    attempt: 0,
    names: [],
  });

  function fail(found: object) {
    failAt(flattenErrors(found).map((error) => error.name));
  }
  function failAt(found: readonly string[]) {
    const names = inDocumentOrder(found, idOf);
    onRefused?.(names);
    setFailed(({ attempt }) => ({ attempt: attempt + 1, names }));
    if (focus === 'field' && names[0]) document.getElementById(idOf(names[0]))?.focus();
  }
  /** A password manager may fill a field without an event. */
  function takeFilled() {
    for (const path of typed) {
      const input = document.getElementById(idOf(path));
      if (!(input instanceof HTMLInputElement) || input.type === 'checkbox') continue;
      if (input.value === form.getValues(path)) continue;
      form.setValue(path, input.value as FieldPathValue<In, typeof path>, { shouldDirty: true });
    }
  }
  async function check(paths: readonly FieldPath<In>[]): Promise<boolean> {
    takeFilled();
    for (const path of paths) {
      // From now on they are validated on each change.
      edited.add(path);
      form.setValue(path, form.getValues(path), { shouldTouch: true });
    }
    if (await form.trigger(paths)) return true;
    const found = flattenErrors(form.getErrors()).map((error) => error.name);
    failAt(found.filter((path) => paths.some((one) => one === path)));
    return false;
  }
  const { submit, sending, sent, failure } = useSubmit({
    ...options,
    form,
    prepare: takeFilled,
    fail,
    discardDraft: () => removeDraft(name),
  });
  const found = new Map(flattenErrors(errors).map((error) => [error.name, error]));
  return {
    ...formFields({ form, edited, typed, isSubmitted, idOf, errorText }),
    form,
    submit,
    check,
    sending,
    failure,
    dirty: isDirty && !sent,
    summary: {
      attempt: failed.attempt,
      items: failed.names
        .filter((path) => found.has(path))
        .map((path) => ({ id: idOf(path), name: nameOf(path) })),
    },
    set: (path, value) =>
      form.setValue(path, value, { shouldDirty: true, shouldValidate: found.has(path) }),
  };
}

/** The limits that messages name, so that no catalogue holds a number. */
const limits = {
  nameMin: nameLength.min,
  nameMax: nameLength.max,
  adultAge,
  phoneDigits,
  emailMax: emailMaxLength,
  accountMin: bankAccountDigits.min,
  accountMax: bankAccountDigits.max,
};

/** Translates a field's error; the server's texts are returned as they are. */
function useErrorText(): (error: Pick<FieldError, 'type' | 'message'>) => string {
  const t = useTranslations('errors');
  return useCallback(
    ({ type, message }) => {
      const isKey = (text: string): text is ErrorKey => t.has(text as ErrorKey);
      return type !== serverError && isKey(message) ? t(message, limits) : message;
    },
    [t],
  );
}
