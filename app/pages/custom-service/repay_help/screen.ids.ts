/** Element ids, for tests. */
export const ids = {
  steps: 'repay-help-steps',
  pay: 'repay-help-pay',
  talk: 'repay-help-talk',
} as const;
