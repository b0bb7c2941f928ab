/** Element ids, for tests; the field has the id of the form named `login`. */
export const ids = {
  form: 'login-form',
  code: 'login-code',
  paste: 'login-paste',
  failure: 'login-failure',
  submit: 'login-submit',
  resend: 'login-resend',
  wait: 'login-wait',
  change: 'login-change',
  /** Opens an account for an address without one. */
  createAccount: 'login-create-account',
  /** Logs in with the phone of an account instead. */
  otherLogin: 'login-other',
  logInAgain: 'login-again',
} as const;
