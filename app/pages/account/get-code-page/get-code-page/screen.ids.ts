/** Element ids, for tests; the fields have the ids of the form named `get-code`. */
export const ids = {
  ended: 'get-code-ended',
  form: 'get-code-form',
  panel: 'get-code-panel',
  /** The phone number or the e-mail address. */
  address: 'get-code-address',
  /** The button that replaces the address by the one that was probably meant. */
  useLikely: 'get-code-use-likely',
  /** Leads to the ways back into an account whose number is lost. */
  lostNumber: 'get-code-lost-number',
  agree: 'get-code-agree',
  failure: 'get-code-failure',
  submit: 'get-code-submit',
} as const;
