/** Element ids of cancelling a loan, for tests. */
export const cancelIds = {
  open: 'cancel-loan',
  confirm: 'cancel-loan-confirm',
  keep: 'cancel-loan-keep',
  failure: 'cancel-loan-failure',
  done: 'cancelled-loan',
} as const;
