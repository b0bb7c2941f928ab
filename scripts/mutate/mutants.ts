import { isIn } from './areas';

/** A mutant that was tried. */
export type Mutant = {
  /** The file that it changes, or the package, such as `core/bridge`. */
  readonly file: string;
  /** Where it is and what it changes; never a line number, so that it outlives changes around it. */
  readonly title: string;
  readonly killed: boolean;
};

/** What is kept of the last run of a file, or of several. */
export type Result = {
  readonly killed: number;
  /** The titles of the others, sorted; equal ones are numbered. */
  readonly survivors: readonly string[];
};

/** Counts the killed mutants and names the others. @internal */
export function resultOf(mutants: readonly Mutant[]): Result {
  const titles = mutants.filter(({ killed }) => !killed).map(({ title }) => title);
  return { killed: mutants.length - titles.length, survivors: numbered(titles).toSorted() };
}

/** A run of some files of an area. */
type Run = {
  readonly area: string;
  /** All files of the area. */
  readonly all: readonly string[];
  /** Those that were run. */
  readonly files: readonly string[];
  readonly mutants: readonly Mutant[];
};

/** The kept results after a run: those of its files are new, files that the area no longer has are dropped. */
export function resultsAfter(
  kept: Readonly<Record<string, Result | null>>,
  { area, all, files, mutants }: Run,
): Record<string, Result | null> {
  const others = Object.entries(kept).filter(([file]) => !isIn(area, file));
  const own = all.map((file): [string, Result | null] => {
    if (!files.includes(file)) return [file, kept[file] ?? null];
    return [file, resultOf(mutants.filter((mutant) => mutant.file === file))];
  });
  return Object.fromEntries([...others, ...own]);
}

/** Adds ` (2)` to the second of two equal titles. */
function numbered(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return count === 1 ? title : `${title} (${count})`;
  });
}

/** The share that was killed, in whole percent, rounded down: 90 % is not reached by 89.6. */
export function shareKilled({ killed, survivors }: Result): number {
  const all = killed + survivors.length;
  return all === 0 ? 100 : Math.floor((100 * killed) / all);
}
