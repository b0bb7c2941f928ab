/** Element ids of the contract, for tests. */
export const ids = {
  summary: 'contract-new-summary',
  text: 'contract-new-text',
  print: 'contract-new-print',
} as const;
