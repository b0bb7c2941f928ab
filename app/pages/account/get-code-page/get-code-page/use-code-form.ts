import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { type LoginTarget, lastLogin } from '@/app/account/login-target';
import { resendAt, sendCode } from '@/app/account/send-code';
import { ApiError } from '@/lib/api/errors';
import type { LoginType } from '@/lib/api/schemas/account';
import { parseEmail } from '@/lib/chile/email';
import { likelyEmail } from '@/lib/chile/likely-email';
import { formatNationalPhone } from '@/lib/chile/phone';
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

type Options = { type: LoginType; next: 'apply' | undefined; attach: boolean };

/** The form, with the address that was probably meant by the one that was to be submitted. */
type CodeForm = DraftForm<Values, ValidValues> & { likely: string | undefined };

/**
 * The form that requests a code and then opens the screen to enter it. No other code is sent to an
 * address while its resend countdown runs. A likely slip in an e-mail's domain is questioned once. The
 * values are stored, so that they survive a visit to the policies.
 */
export function useCodeForm({ type, next, attach }: Options): CodeForm {
  const router = useRouter();
  const initial = useMemo(
    // Who is logged in has agreed already, and adds another address than the one of the log-in.
    () => (attach ? { address: '', agree: true } : initialValues(type)),
    [type, attach],
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
    focus: 'field',
    fieldOf: (wireName) => (wireName === type ? 'address' : wireName),
    send: async ({ address }) => {
      questionAddress(address);
      const target: LoginTarget = { type, to: address };
      if (resendAt(address) <= serverNow()) await sendCode(target);
      router.push('/pages/account/login-page/login-page', {
        type,
        ...(next && { next }),
        ...(attach && { attach: '1' }),
      });
    },
  });
  const { form } = draftForm;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!attach) writeLoginDraft({ type, [type]: values.address, agree: values.agree });
          setQuestion((asked) =>
            asked && isSame(asked.address, values.address) ? asked : undefined,
          );
        },
      }),
    [form, type, attach],
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

/** The draft of this tab; else the address of the last log-in, where the session has expired since. */
export function readLoginDraft(): LoginDraft {
  const draft = readValue('luka_login_draft');
  if (draft) return draft;
  const last = lastLogin();
  const empty = { phone: '', email: '', agree: false };
  return last ? { ...empty, type: last.type, [last.type]: shownAddress(last) } : empty;
}

/** As the field shows it. */
function shownAddress({ type, to }: LoginTarget): string {
  return type === 'phone' ? formatNationalPhone(to) : to;
}

function initialValues(type: LoginType): Values {
  const { agree, ...addresses } = readLoginDraft();
  return { address: addresses[type], agree };
}

/** Merges `part` into the stored draft. */
export function writeLoginDraft(part: Partial<LoginDraft>): void {
  writeValue('luka_login_draft', { ...readLoginDraft(), ...part });
}
