/** Element ids of paying an order, for tests. */
export const paymentIds = {
  open: 'payment-open',
  confirm: 'payment-confirm',
  refused: 'payment-refused',
  options: 'payment-options',
  transfer: 'payment-transfer',
  copyAll: 'payment-copy-all',
  outdated: 'payment-outdated',
  look: 'payment-look',
  ended: 'payment-ended',
  check: 'payment-check',
  receipt: 'payment-receipt',
  underWay: 'payment-under-way',
  result: 'payment-result',
} as const;
