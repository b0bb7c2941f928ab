import TestSequencer from '@jest/test-sequencer';

/** The files that take minutes. */
const longest =
  /states\/|loading-stability|static-pages|gallery|hostile-addresses|encrypted-drafts/;

/**
 * Starts the files that take minutes before all others, so that the workers end at about the same time. Without a
 * cache of durations, as in a clean clone, Jest starts the largest files first, and these are short.
 */
export default class LongestFirst extends TestSequencer {
  /** @override */
  sort(tests) {
    const rank = ({ path }) => (longest.test(path) ? 0 : 1);
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
