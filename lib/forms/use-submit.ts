import { type FormEvent, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api/errors';
import { serverError } from './field-errors';

type Options<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>;
  send: (values: Out) => Promise<unknown>;
  fieldOf?: (wireName: string) => string;
  /** Called before the values are validated. */
  prepare: () => void;
  /** Shows and focuses the errors. */
  fail: (errors: object) => void;
  discardDraft: () => void;
};

type Submit = {
  submit: (event?: FormEvent) => void;
  sending: boolean;
  /** The last submit succeeded. */
  sent: boolean;
  failure: ApiError | null;
};

/** Validates and sends a form, one submit at a time; shows the server's field errors at their fields. */
export function useSubmit<In extends FieldValues, Out>({
  form,
  send,
  fieldOf = (wireName) => wireName,
  prepare,
  fail,
  discardDraft,
}: Options<In, Out>): Submit {
  const isSubmitting = useRef(false);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  /** Not a group of fields, which has no control that could show its error. */
  function isField(name: string): name is FieldPath<In> {
    const value: unknown = get(form.getValues(), name);
    return value !== undefined && typeof (Array.isArray(value) ? value[0] : value) !== 'object';
  }
  /** True if the server named at least one field of this form. */
  function showFieldErrors(error: ApiError): boolean {
    let shown = false;
    for (const { field, message } of error.fields) {
      const name = fieldOf(field);
      if (!isField(name)) continue;
      form.setError(name, { type: serverError, message });
      shown = true;
    }
    return shown;
  }
  async function sendValues(values: Out) {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (showFieldErrors(error)) fail(form.getErrors());
      else setFailure(error);
      return;
    }
    setSent(true);
    discardDraft();
  }
  async function submitOnce(event?: FormEvent) {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setSending(true);
    prepare();
    try {
      await form.handleSubmit(sendValues, fail)(event);
    } finally {
      isSubmitting.current = false;
      setSending(false);
    }
  }
  return {
    sending,
    sent,
    failure,
    submit: (event) => {
      event?.preventDefault();
      void submitOnce(event);
    },
  };
}
