/** Element ids of signing by hand, for tests; those of the agreement and the dock are in `app/loan/loan.ids.ts`. */
export const ids = {
  signature: 'sign-signature',
} as const;
