/** Element ids that the steps of the application share, for tests. */
export const ids = {
  toHome: 'application-to-home',
  /** The error of the last submit. */
  failure: 'application-failure',
  /** The notice that a draft was restored. */
  restored: 'application-restored',
  /** The notice with the reason of a review. */
  fix: 'application-fix',
} as const;
