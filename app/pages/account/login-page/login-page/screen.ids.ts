/** Element ids, for tests; the field has the id of the form named `login`. */
export const ids = {
  form: 'login-form',
  code: 'login-code',
  failure: 'login-failure',
  submit: 'login-submit',
  resend: 'login-resend',
  wait: 'login-wait',
  change: 'login-change',
} as const;
