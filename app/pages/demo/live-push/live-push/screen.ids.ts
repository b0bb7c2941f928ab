/** Element ids, for tests. */
export const ids = {
  start: 'live-push-start',
  stop: 'live-push-stop',
  still: 'live-push-still',
  flip: 'live-push-flip',
  refused: 'live-push-refused',
} as const;
