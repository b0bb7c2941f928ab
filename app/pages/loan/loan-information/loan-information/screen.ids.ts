/** Element ids of the loan confirmation, for tests. */
export const ids = {
  title: 'loan-information-title',
  changeAccount: 'loan-information-change-account',
  choose: 'loan-information-choose',
  goOn: 'loan-information-go-on',
} as const;
