import { ids as applicationIds } from '@/app/application/application.ids';
import { fieldId } from '@/lib/forms/field-id';
import type { PayoutIn } from './payout-schema';

/** The form's name: names its draft and prefixes the ids of its fields. */
export const payoutForm = 'withdrawal';

/** Element ids of both payout screens, for tests. */
export const ids = {
  form: 'withdrawal-form',
  submit: 'withdrawal-submit',
  failure: applicationIds.failure,
  paymentFailed: 'withdrawal-payment-failed',
  field: (name: keyof PayoutIn) => fieldId(payoutForm, name),
  /** Fetches the list of banks again. */
  banksRetry: 'withdrawal-banks-retry',
  /** In the account check: saves the account. */
  checkConfirm: 'withdrawal-check-confirm',
  /** In the account check: goes back to the form. */
  checkCorrect: 'withdrawal-check-correct',
} as const;
