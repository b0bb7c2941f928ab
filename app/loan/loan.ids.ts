/** Ids of the parts that the loan's screens share, for tests. */
export const ids = {
  blockedWayOn: 'loan-blocked-way-on',
} as const;
