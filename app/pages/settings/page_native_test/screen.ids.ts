/** Element ids of the bridge's test page, for tests. */
export const ids = {
  shell: 'native-test-shell',
  run: (event: string) => `native-test-run-${event}`,
  reply: (event: string) => `native-test-reply-${event}`,
} as const;
