/** Element ids of signing by hand, for tests; the button that signs is in `app/loan/loan.ids.ts`. */
export const ids = {
  agreement: 'sign-agreement',
  whole: 'sign-whole',
  agree: 'sign-agree',
  signature: 'sign-signature',
} as const;
