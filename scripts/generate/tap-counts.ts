/**
 * How often a new user taps, each field once and a native list twice, and on how many screens, counted by
 * taps.browser.test.ts: from Home to the hand-in, and to the signed loan. A page of a form is a screen.
 */
export const newUser = { toHandIn: 49, toLoan: 55, screens: 13 };
