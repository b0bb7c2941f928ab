import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { type LoginTarget, loginTargetQuery } from '@/app/account/login-target';
import { resendAt, sendCode } from '@/app/account/send-code';
import type { LoginType } from '@/lib/api/schemas/account';
import { agreeField } from '@/lib/forms/fields/choice';
import { emailField } from '@/lib/forms/fields/email';
import { phoneField } from '@/lib/forms/fields/phone';
import { type DraftForm, useDraftForm } from '@/lib/forms/use-draft-form';
import { useRouter } from '@/lib/router/use-router';
import { serverNow } from '@/lib/server-time/server-time';
import type { Stored } from '@/lib/storage/keys';
import { readValue, writeValue } from '@/lib/storage/values';

type Values = { address: string; agree: boolean };
type ValidValues = { address: string; agree: true };

const schemas = {
  phone: v.object({ address: phoneField, agree: agreeField }),
  email: v.object({ address: emailField, agree: agreeField }),
} as const satisfies Record<LoginType, v.GenericSchema<Values, ValidValues>>;

type Options = { type: LoginType; next: 'apply' | undefined };

/**
 * The form that requests a code and then opens the screen to enter it. No other code is sent to an
 * address while its resend countdown runs. The values are stored, so that they survive a visit to the
 * policies.
 */
export function useCodeForm({ type, next }: Options): DraftForm<Values, ValidValues> {
  const router = useRouter();
  const initial = useMemo(
    () => ({ address: readLoginDraft()[type], agree: readLoginDraft().agree }),
    [type],
  );
  const draftForm = useDraftForm<Values, ValidValues>({
    name: 'get-code',
    schema: schemas[type],
    initial,
    fieldOf: (wireName) => (wireName === type ? 'address' : wireName),
    send: async ({ address }) => {
      const target: LoginTarget = { type, to: address };
      if (resendAt(address) <= serverNow()) await sendCode(target);
      router.push('/pages/account/login-page/login-page', {
        ...loginTargetQuery(target),
        ...(next && { next }),
      });
    },
  });
  const { form } = draftForm;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          writeLoginDraft({ [type]: values.address, agree: values.agree });
        },
      }),
    [form, type],
  );
  return draftForm;
}

/** What a guest has entered: the type, an address for each type, the agreement. Never a code. */
type LoginDraft = Stored<'luka_login_draft'>;

/** The draft of this tab; empty values if there is none. */
export function readLoginDraft(): LoginDraft {
  return readValue('luka_login_draft') ?? { phone: '', email: '', agree: false };
}

/** Merges `part` into the stored draft. */
export function writeLoginDraft(part: Partial<LoginDraft>): void {
  writeValue('luka_login_draft', { ...readLoginDraft(), ...part });
}
