import { dirname, relative } from 'node:path';
import { changedFiles, repositoryFiles } from '../repository-files';
import { runQuietly } from '../run-step';

/** How many of the test files that depend on a change the inner loop runs: more take more than a minute. */
const nearLimit = 24;

/** Where more of them depend on it, how many folders away they may be: next to none tells of one text. */
const nearFolders = 2;

/** These render every state of every screen, which takes minutes; a change of their own they run. */
const wholeApp = ['app/preview/optional-fields.test.tsx', 'app/preview/skeleton-docks.test.tsx'];

/** These start programs, and check what the inner loop does not change. */
const startPrograms = ['scripts/bootstrap.test.ts', 'scripts/serve.test.ts'];

/** The tests of the inner loop, and how many more depend on what changed. */
export type NearTests = { tests: string[]; left: number };

/** The tests of the inner loop for what changed since the last commit. */
export async function nearTests(): Promise<NearTests> {
  const listed = await runQuietly('jest', ['--onlyChanged', '--listTests']);
  const related = listed
    .split('\n')
    .filter((line) => /\.test\.tsx?$/.test(line))
    .map((path) => relative(process.cwd(), path));
  return selectTests(repositoryTests(), related, changedFiles());
}

/**
 * The tests that read the repository's files instead of importing them, such as those of the catalogues: Jest does
 * not know what they depend on, so they always run.
 */
function repositoryTests(): string[] {
  return repositoryFiles('locales', 'scripts').filter(
    (file) =>
      /^(locales|scripts|scripts\/generate)\/[\w-]+\.test\.ts$/.test(file) &&
      !startPrograms.includes(file),
  );
}

/** Those that always run, then the related ones; of many, those whose folders are nearest to a changed file. */
function selectTests(always: string[], related: string[], changed: string[]): NearTests {
  const distance = (test: string) => Math.min(...changed.map((file) => stepsBetween(test, file)));
  const wanted = related
    .filter((test) => !always.includes(test))
    .filter((test) => !wholeApp.includes(test) || changed.includes(test))
    .toSorted((one, other) => distance(one) - distance(other) || (one < other ? -1 : 1));
  const near =
    wanted.length > nearLimit ? wanted.filter((test) => distance(test) <= nearFolders) : wanted;
  const tests = [...always, ...near.slice(0, nearLimit)];
  return { tests, left: related.filter((test) => !tests.includes(test)).length };
}

/** How many folders are entered or left on the way from one file to another. */
function stepsBetween(one: string, other: string): number {
  const way = relative(dirname(one), dirname(other));
  return way === '' ? 0 : way.split('/').length;
}
