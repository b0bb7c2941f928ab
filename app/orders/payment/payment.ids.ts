/** Element ids of paying an order, for tests. */
export const paymentIds = {
  open: 'payment-open',
  confirm: 'payment-confirm',
  refused: 'payment-refused',
  options: 'payment-options',
  transfer: 'payment-transfer',
  outdated: 'payment-outdated',
  check: 'payment-check',
  result: 'payment-result',
} as const;
