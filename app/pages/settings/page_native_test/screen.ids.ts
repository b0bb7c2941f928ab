/** Element ids of the bridge's test page, for tests. */
export const ids = {
  shell: 'native-test-shell',
  /** The button of an event; of its other ways to be tried by their variant. */
  run: (event: string, variant?: string) =>
    `native-test-run-${event}${variant === undefined ? '' : `-${variant}`}`,
  /** What the event answered last, folded. */
  reply: (event: string) => `native-test-reply-${event}`,
  /** What the phone has told without being asked. */
  push: (name: string) => `native-test-push-${name}`,
} as const;
