/** A part of the code whose tests are tried on mutants. */
export type Area = {
  readonly name: string;
  /** Mutates conditions only: markup, texts and class names are held by the pictures of the states. */
  readonly conditionsOnly?: true;
  /** Code and tests need no DOM, without which a run is several times as fast. */
  readonly withoutDom?: true;
};

/** The areas that Stryker mutates, each tried with the tests in its own folder. */
export const pageAreas: readonly Area[] = [
  { name: 'lib/loan', withoutDom: true },
  { name: 'lib/chile', withoutDom: true },
  { name: 'lib/format' },
  { name: 'lib/session' },
  { name: 'lib/api' },
  { name: 'lib/storage' },
  { name: 'lib/consent' },
  { name: 'lib/bridge' },
  { name: 'lib/uploads' },
  { name: 'lib/router' },
  { name: 'lib/sandbox' },
  { name: 'app', conditionsOnly: true },
];

/** The Kotlin core, which Pitest mutates. */
const kotlinArea = 'core';

export const areaNames: readonly string[] = [...pageAreas.map(({ name }) => name), kotlinArea];
