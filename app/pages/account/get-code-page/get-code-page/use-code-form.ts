import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { type LoginTarget, loginTargetQuery } from '@/app/account/login-target';
import { resendAt, sendCode } from '@/app/account/send-code';
import { ApiError } from '@/lib/api/errors';
import type { LoginType } from '@/lib/api/schemas/account';
import { parseEmail } from '@/lib/chile/email';
import { likelyEmail } from '@/lib/chile/likely-email';
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

/** The form, with the address that was probably meant by the one that was to be submitted. */
type CodeForm = DraftForm<Values, ValidValues> & { likely: string | undefined };

/**
 * The form that requests a code and then opens the screen to enter it. No other code is sent to an
 * address while its resend countdown runs. A likely slip in an e-mail's domain is questioned once. The
 * values are stored, so that they survive a visit to the policies.
 */
export function useCodeForm({ type, next }: Options): CodeForm {
  const router = useRouter();
  const initial = useMemo(
    () => ({ address: readLoginDraft()[type], agree: readLoginDraft().agree }),
    [type],
  );
  const [question, setQuestion] = useState<{ address: string; likely: string }>();
  /** Holds back the first submit of an address with a likely slip. */
  function questionAddress(address: string) {
    const likely = type === 'email' ? likelyEmail(address) : undefined;
    if (likely === undefined || question?.address === address) return;
    setQuestion({ address, likely });
    throw new ApiError('aborted', {
      path: 'user/get_mail_code',
      hint: 'the user checks the address first',
    });
  }
  const draftForm = useDraftForm<Values, ValidValues>({
    name: 'get-code',
    schema: schemas[type],
    initial,
    fieldOf: (wireName) => (wireName === type ? 'address' : wireName),
    send: async ({ address }) => {
      questionAddress(address);
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
          setQuestion((asked) =>
            asked && isSame(asked.address, values.address) ? asked : undefined,
          );
        },
      }),
    [form, type],
  );
  return { ...draftForm, likely: question?.likely };
}

/** Whether what is typed is still the canonical `address`. */
function isSame(address: string, typed: string): boolean {
  const parsed = parseEmail(typed);
  return parsed.ok && parsed.value === address;
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
