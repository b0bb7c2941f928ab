/** Element ids, for tests. */
export const ids = {
  shell: 'native-test-shell',
  copyReport: 'native-test-copy-report',
  /** The address that `openPayView` opens. */
  payPage: 'native-test-pay-page',
  /** The button of an event's call, by its variant if it has one. */
  run: (event: string, variant?: string) =>
    `native-test-run-${event}${variant === undefined ? '' : `-${variant}`}`,
  /** The last reply of the event. */
  reply: (event: string) => `native-test-reply-${event}`,
  /** The counter of a pushed event. */
  push: (name: string) => `native-test-push-${name}`,
} as const;
