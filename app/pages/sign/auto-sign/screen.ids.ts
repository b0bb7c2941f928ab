/** Element ids of auto-sign, for tests; those of the agreement and the dock are in `app/loan/loan.ids.ts`. */
export const ids = {
  byHand: 'auto-sign-by-hand',
} as const;
