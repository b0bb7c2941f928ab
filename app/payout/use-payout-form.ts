import { useRef, useState } from 'react';
import { takeNewerDraft } from '@/app/application/step-draft';
import { useFormBehavior } from '@/app/behavior/use-form-behavior';
import { revalidate } from '@/lib/api/cache';
import { ApiError } from '@/lib/api/errors';
import type { TransferInfo } from '@/lib/api/schemas/application';
import type { NextStep, Step } from '@/lib/api/schemas/basics';
import type { AccountType } from '@/lib/chile/account-number';
import { type DraftForm, useDraftForm } from '@/lib/forms/use-draft-form';
import { useLeaveGuard } from '@/lib/router/leave-guard';
import { payoutForm } from './payout.ids';
import { type PayoutIn, type PayoutOut, payoutSchema } from './payout-schema';
import { initialPayout, keptPayout, payoutFieldOf, toTransferInfo } from './payout-values';
import type { PayoutReady } from './use-payout-load';

type Options = Pick<PayoutReady, 'saved' | 'person'> & {
  save: (info: TransferInfo) => Promise<NextStep>;
  /** The way on once the account is saved. */
  onSaved: (next: Step) => void;
};

/** The form of the payout account: its draft, the question before it is left unsaved, and its save. */
export function usePayoutForm({
  saved,
  person,
  save,
  onSaved,
}: Options): DraftForm<PayoutIn, PayoutOut> & { restored: boolean } {
  const [initial] = useState(() => initialPayout(saved, person));
  // Before the form opens and reads its draft.
  const [restored] = useState(() =>
    takeNewerDraft({ name: payoutForm, initial, keep: keptPayout }),
  );
  const sentType = useRef<AccountType>(initial.account_type);
  const form = useDraftForm<PayoutIn, PayoutOut>({
    name: payoutForm,
    schema: payoutSchema,
    initial,
    keep: keptPayout,
    send,
    fieldOf: (wireName) => payoutFieldOf(wireName, sentType.current),
  });
  const release = useLeaveGuard(form.dirty);

  async function send(values: PayoutOut) {
    sentType.current = values.account_type;
    const { next_step } = await save(toTransferInfo(values)).catch(failed);
    release();
    onSaved(next_step);
  }
  useFormBehavior({ name: payoutForm, dirty: form.dirty, summary: form.summary });
  return { ...form, restored };
}

/** The account may have gone on elsewhere, in another tab perhaps: Home tells whether the form still fits. */
function failed(error: unknown): never {
  if (error instanceof ApiError && error.code === 'refused') revalidate('app/home');
  throw error;
}
