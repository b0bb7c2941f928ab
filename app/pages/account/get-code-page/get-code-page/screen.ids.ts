/** Element ids of the screen that asks for a code, for tests; the fields' are those of the form named get-code. */
export const ids = {
  form: 'get-code-form',
  panel: 'get-code-panel',
  /** The phone number or the e-mail address, whichever is asked for. */
  address: 'get-code-address',
  agree: 'get-code-agree',
  failure: 'get-code-failure',
  submit: 'get-code-submit',
} as const;
