const { default: Sequencer } = require('@jest/test-sequencer');

/** Runs the tests of a screen before those of the gallery, which take seconds and, for most mutants, are not needed. */
module.exports = class GalleryLast extends Sequencer {
  sort(tests) {
    const [gallery, others] = [[], []];
    for (const test of tests) {
      (test.path.includes('/app/preview/') ? gallery : others).push(test);
    }
    return [...others, ...gallery];
  }
};
