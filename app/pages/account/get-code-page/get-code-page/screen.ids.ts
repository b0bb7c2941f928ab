/** Element ids, for tests; the fields have the ids of the form named `get-code`. */
export const ids = {
  form: 'get-code-form',
  panel: 'get-code-panel',
  /** The phone number or the e-mail address. */
  address: 'get-code-address',
  agree: 'get-code-agree',
  failure: 'get-code-failure',
  submit: 'get-code-submit',
} as const;
