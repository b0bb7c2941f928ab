/** Element ids of the screen after signing, for tests. */
export const ids = {
  orderNo: 'landing-sign-success-order-no',
  contract: 'landing-sign-success-contract',
  copy: 'landing-sign-success-copy',
  home: 'landing-sign-success-home',
  fix: 'landing-sign-success-fix',
  detail: 'landing-sign-success-detail',
} as const;
