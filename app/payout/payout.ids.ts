import { fieldId } from '@/lib/forms/field-id';
import type { PayoutIn } from './payout-schema';

/** The name of the form: its draft, and how its fields' ids begin. */
export const payoutForm = 'withdrawal';

/** Element ids of both payout screens, for tests. */
export const ids = {
  form: 'withdrawal-form',
  submit: 'withdrawal-submit',
  failure: 'withdrawal-failure',
  restored: 'withdrawal-restored',
  paymentFailed: 'withdrawal-payment-failed',
  field: (name: keyof PayoutIn) => fieldId(payoutForm, name),
  /** Loads the list of banks again. */
  banksRetry: 'withdrawal-banks-retry',
  /** In the account check: says that the account is right, or goes back to the form. */
  checkConfirm: 'withdrawal-check-confirm',
  checkCorrect: 'withdrawal-check-correct',
} as const;
