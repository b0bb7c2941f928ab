/** Element ids that the loan's screens share, for tests. */
export const ids = {
  blockedAction: 'loan-blocked-action',
  sign: 'signing-sign',
  figures: 'signing-figures',
  signingFailure: 'signing-failure',
  confirmAgain: 'signing-confirm-again',
} as const;
