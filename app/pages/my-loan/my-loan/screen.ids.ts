/** Element ids of My loans, for tests. */
export const ids = {
  list: 'my-loan-list',
  more: 'my-loan-more',
  logIn: 'my-loan-log-in',
  pay: (orderNo: string) => `my-loan-pay-${orderNo}`,
  correct: (orderNo: string) => `my-loan-correct-${orderNo}`,
  overpaid: 'my-loan-overpaid',
  certificate: 'my-loan-certificate',
  detail: (orderNo: string) => `my-loan-detail-${orderNo}`,
  row: (orderNo: string) => `my-loan-row-${orderNo}`,
} as const;
