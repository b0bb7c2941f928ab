/** Numbers of passed and failed checks or tests. */
export type Tally = { passed: number; failed: number };

/** The sum of several tallies. */
export function add(...tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** The tally of one check. */
export function single(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Prints the closing line and sets the exit code; a run without any check has failed. */
export function report({ passed, failed }: Tally): void {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** Parses the closing line of {@link report}; one failure if there is none. */
export function readTally(output: string): Tally {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  if (passed === undefined || failed === undefined) return single(false);
  return { passed: Number(passed), failed: Number(failed) };
}
