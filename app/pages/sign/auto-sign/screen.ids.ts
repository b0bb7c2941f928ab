/** Ids of the screen's parts, for tests; the button is in `app/loan/signing/signing.ids.ts`. */
export const ids = {
  read: 'auto-sign-read',
  byHand: 'auto-sign-by-hand',
} as const;
