/** Element ids of the device lock, for tests. */
export const ids = {
  unlock: 'lock-unlock',
  /** Ends the session, or begins another one, with a code. */
  code: 'lock-code',
  toggle: 'lock-toggle',
  offer: 'lock-offer',
  accept: 'lock-accept',
  decline: 'lock-decline',
} as const;
