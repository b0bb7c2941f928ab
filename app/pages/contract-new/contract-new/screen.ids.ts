/** Element ids of the contract, for tests. */
export const ids = {
  summary: 'contract-new-summary',
  version: 'contract-new-version',
  translate: 'contract-new-translate',
  text: 'contract-new-text',
  print: 'contract-new-print',
  pay: 'contract-new-pay',
  certificate: 'contract-new-certificate',
  overpaid: 'contract-new-overpaid',
  message: 'contract-new-message',
  whatsapp: 'contract-new-whatsapp',
  email: 'contract-new-email',
  copy: 'contract-new-copy',
} as const;
