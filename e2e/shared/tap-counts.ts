/**
 * How often a user taps from the log-in to the hand-in, each field once, a native list twice; counted by
 * taps.browser.test.ts, and when the first step was one long page.
 */
export const tapsToHandIn = { now: 58, onOneLongPage: 59 };
