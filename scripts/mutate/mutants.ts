/** A mutant that was tried. */
export type Mutant = {
  /** Where it is and what it changes; never a line number, so that it outlives changes around it. */
  readonly title: string;
  readonly killed: boolean;
};

/** What is kept of an area's last run. */
export type AreaResult = {
  readonly killed: number;
  /** The titles of the others, sorted; equal ones are numbered. */
  readonly survivors: readonly string[];
};

/** Counts the killed mutants and names the others. */
export function resultOf(mutants: readonly Mutant[]): AreaResult {
  const titles = mutants.filter(({ killed }) => !killed).map(({ title }) => title);
  return { killed: mutants.length - titles.length, survivors: numbered(titles).toSorted() };
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
export function shareKilled({ killed, survivors }: AreaResult): number {
  const all = killed + survivors.length;
  return all === 0 ? 100 : Math.floor((100 * killed) / all);
}
