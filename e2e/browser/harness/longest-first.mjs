import TestSequencer from '@jest/test-sequencer';

/**
 * The files that take minutes, the longest first. A clean clone knows no times, and Jest's own guess is a
 * file's size: these are short, and would begin last, when the other workers have nothing left to do.
 */
const longest = [
  'states/application',
  'states/borrowing',
  'states/home',
  'states/loans',
  'feel/arrival',
  'states/components',
  'static-pages',
  'gallery',
  'attacks/addresses',
  'attacks/sealed-drafts',
  'states/profile',
  'states/log-in',
];

/** Starts the files that take minutes before all others, so that the workers end at about the same time. */
export default class LongestFirst extends TestSequencer {
  /** @override */
  sort(tests) {
    const rank = ({ path }) => {
      const place = longest.findIndex((name) => path.includes(`/${name}.`));
      return place < 0 ? longest.length : place;
    };
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
