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
  /** Takes the CuentaRUT's number that was probably meant. */
  takeCuentaRut: 'withdrawal-use-cuenta-rut',
  /** In the account check: takes what a field on the wire was probably meant to be. */
  takeLikely: (field: string) => `withdrawal-use-${field}`,
  /** In the account check: it is the account that was rejected. */
  sameAccount: 'withdrawal-same-account',
  /** In the account check: saves the account. */
  checkConfirm: 'withdrawal-check-confirm',
  /** In the account check: goes back to the form. */
  checkCorrect: 'withdrawal-check-correct',
} as const;
