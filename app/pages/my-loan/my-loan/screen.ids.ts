/** Element ids of My loans, for tests. */
export const ids = {
  list: 'my-loan-list',
  more: 'my-loan-more',
  paid: 'my-loan-paid',
  logIn: 'my-loan-log-in',
  pay: (orderNo: string) => `my-loan-pay-${orderNo}`,
  correct: (orderNo: string) => `my-loan-correct-${orderNo}`,
  row: (orderNo: string) => `my-loan-row-${orderNo}`,
} as const;
