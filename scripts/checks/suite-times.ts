/** The time of each suite of a run. */
const times: { title: string; ms: number }[] = [];

/** Runs a suite below its title and keeps how long it took. */
export async function timed<Result>(title: string, run: () => Promise<Result>): Promise<Result> {
  process.stdout.write(`\n== ${title}\n`);
  const startedAt = performance.now();
  try {
    return await run();
  } finally {
    times.push({ title, ms: performance.now() - startedAt });
  }
}

/** Prints what each suite took, the slowest first; suites run side by side, so the sum is more than the run. */
export function printTimes(): void {
  const lines = times
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ title, ms }) => `${minutes(ms)}  ${title}\n`);
  process.stdout.write(`\n== Time\n${lines.join('')}`);
}

/** `754000` is `12:34`. */
function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
