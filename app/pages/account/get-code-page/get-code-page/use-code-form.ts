import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { type LoginTarget, queryOfTarget } from '@/app/account/login-target';
import { resendAt, sendCode } from '@/app/account/send-code';
import type { LoginType } from '@/lib/api/schemas/account';
import { agreeField } from '@/lib/forms/fields/choice';
import { emailField } from '@/lib/forms/fields/email';
import { phoneField } from '@/lib/forms/fields/phone';
import { type DraftForm, useDraftForm } from '@/lib/forms/use-draft-form';
import { useRouter } from '@/lib/router/use-router';
import { readLoginDraft, writeLoginDraft } from './login-draft';

type Typed = { address: string; agree: boolean };
type Checked = { address: string; agree: true };

const schemas = {
  phone: v.object({ address: phoneField, agree: agreeField }),
  email: v.object({ address: emailField, agree: agreeField }),
} as const satisfies Record<LoginType, v.GenericSchema<Typed, Checked>>;

/**
 * The form that asks for a code: checks, keeps what is typed over a look at the policies, has the code
 * sent and goes on to type it in. While a code to the same address is fresh, none is sent again.
 */
export function useCodeForm({
  type,
  next,
}: {
  type: LoginType;
  next: 'apply' | undefined;
}): DraftForm<Typed, Checked> {
  const router = useRouter();
  const initial = useMemo(
    () => ({ address: readLoginDraft()[type], agree: readLoginDraft().agree }),
    [type],
  );
  const draftForm = useDraftForm<Typed, Checked>({
    name: 'get-code',
    schema: schemas[type],
    initial,
    fieldOf: (wireName) => (wireName === type ? 'address' : wireName),
    send: async ({ address }) => {
      const target: LoginTarget = { type, to: address };
      if (resendAt(address) <= Date.now()) await sendCode(target);
      router.push('/pages/account/login-page/login-page', {
        ...queryOfTarget(target),
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
