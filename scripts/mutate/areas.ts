import { dirname, relative } from 'node:path';
import { repositoryFiles } from '../repository-files';

/** A part of the code whose tests are tried on mutants. */
export type Area = {
  readonly name: string;
  /** Mutates conditions only: markup, texts and class names are held by the pictures of the states. */
  readonly conditionsOnly?: true;
  /** Code and tests need no DOM, without which a run is several times as fast. */
  readonly withoutDom?: true;
  /** The folders in it that are not mutated. */
  readonly without?: readonly string[];
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
  { name: 'lib/sandbox/rules', withoutDom: true },
  // The gallery is the designers', and no screen.
  { name: 'app', conditionsOnly: true, without: ['app/preview'] },
];

/** The Kotlin core, which Pitest mutates by package. */
export const kotlinArea = 'core';

const kotlinFolder = 'android-shell/core/src/main/kotlin';

/** The packages of the Kotlin core, such as `core/bridge`. */
export function kotlinPackages(): string[] {
  const packages = repositoryFiles(kotlinFolder).map((file) =>
    dirname(relative(kotlinFolder, file)),
  );
  return [...new Set(packages)].map((name) => `${kotlinArea}/${name}`);
}

export const areaNames: readonly string[] = [...pageAreas.map(({ name }) => name), kotlinArea];

/** Whether a file, or a folder, is an area or in it. */
export function isIn(area: string, path: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

/** The files of an area that are mutated. */
export function filesOf({ name, without = [] }: Area): string[] {
  return repositoryFiles(name).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(test|gen|states)\.tsx?$/.test(file) &&
      !without.some((folder) => isIn(folder, file)),
  );
}
