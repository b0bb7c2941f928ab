import { type FormEvent, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api/errors';
import { serverError } from './field-errors';
import type { DraftKeeper } from './use-draft';

type Options<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>;
  send: (values: Out) => Promise<unknown>;
  fieldOf?: (wireName: string) => string;
  /** Shows and focuses what is wrong. */
  fail: (errors: object) => void;
  draft: DraftKeeper;
};

type Submit = {
  submit: (event?: FormEvent) => void;
  sending: boolean;
  /** The last submit was taken. */
  sent: boolean;
  failure: ApiError | null;
};

/** Checks a form and sends it: one submit at a time, the server's field errors at their fields. */
export function useSubmit<In extends FieldValues, Out>({
  form,
  send,
  fieldOf = (wireName) => wireName,
  fail,
  draft,
}: Options<In, Out>): Submit {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  function isField(name: string): name is FieldPath<In> {
    return get(form.getValues(), name) !== undefined;
  }
  /** True when the server named at least one field of this form. */
  function showRefused(error: ApiError): boolean {
    let shown = false;
    for (const { field, message } of error.fields) {
      const name = fieldOf(field);
      if (!isField(name)) continue;
      form.setError(name, { type: serverError, message });
      shown = true;
    }
    return shown;
  }
  async function deliver(values: Out) {
    setFailure(null);
    draft.flush();
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (showRefused(error)) fail(form.getErrors());
      else setFailure(error);
      return;
    }
    setSent(true);
    draft.forget();
  }
  async function submitOnce(event?: FormEvent) {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await form.handleSubmit(deliver, fail)(event);
    } finally {
      busy.current = false;
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
