/** Ids of the parts that both ways of signing share, for tests. */
export const ids = {
  sign: 'signing-sign',
  failure: 'signing-failure',
  confirmAgain: 'signing-confirm-again',
} as const;
