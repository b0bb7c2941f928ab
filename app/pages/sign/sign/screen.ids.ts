/** Ids of the screen's parts, for tests; the button is in `app/loan/signing/signing.ids.ts`. */
export const ids = {
  agreement: 'sign-agreement',
  whole: 'sign-whole',
  agree: 'sign-agree',
  signature: 'sign-signature',
} as const;
