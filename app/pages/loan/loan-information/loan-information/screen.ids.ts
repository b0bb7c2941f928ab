/** Element ids of the loan confirmation, for tests. */
export const ids = {
  title: 'loan-information-title',
  changeAccount: 'loan-information-change-account',
  choose: 'loan-information-choose',
  /** Until when the terms hold. */
  validity: 'loan-information-validity',
  goOn: 'loan-information-go-on',
} as const;
