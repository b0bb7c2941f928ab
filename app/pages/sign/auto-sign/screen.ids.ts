/** Element ids of auto-sign, for tests; the button that signs is in `app/loan/loan.ids.ts`. */
export const ids = {
  read: 'auto-sign-read',
  byHand: 'auto-sign-by-hand',
} as const;
