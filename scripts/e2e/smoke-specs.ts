/**
 * One test each of log-in, a loan, the bridge's replies and a death of the renderer, which run in under a minute: a
 * part of the test's name by the name of its file.
 */
export const smokeSpecs: Readonly<Record<string, string>> = {
  'log-in': 'logs in by phone and is shown the first step',
  borrow: 'the next one is signed with one tap',
  'native-events': 'replies to every event that needs no user action',
  'process-death': 'after the renderer has died the same screen is shown',
};
