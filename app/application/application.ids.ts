/** Element ids that the steps of the application share, for tests. */
export const ids = {
  toHome: 'application-to-home',
  failure: 'application-failure',
  restored: 'application-restored',
  fix: 'application-fix',
} as const;
