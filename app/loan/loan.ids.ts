/** Element ids that the loan's screens share, for tests. */
export const ids = {
  blockedAction: 'loan-blocked-action',
  agree: 'signing-agree',
  agreement: 'signing-agreement',
  quoteUpdate: 'loan-quote-update',
  sign: 'signing-sign',
  figures: 'signing-figures',
  signingFailure: 'signing-failure',
  confirming: 'signing-confirming',
  confirmAgain: 'signing-confirm-again',
  sheet: 'signing-sheet',
  wholeAgreement: 'signing-whole-agreement',
} as const;
