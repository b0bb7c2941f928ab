import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Result } from './mutants';

const resultsFile = 'scripts/mutate/results.json';
const reasonsFile = 'scripts/mutate/reasons.json';

const results = v.record(
  v.string(),
  v.nullable(v.object({ killed: v.number(), survivors: v.array(v.string()) })),
);
const reasons = v.record(v.string(), v.string());

/** By file, or package of the core; `null` for one of an area of which only others were run. */
export type Results = Readonly<Record<string, Result | null>>;
export type Reasons = Readonly<Record<string, string>>;

/** The result of each file's last run; an area that was never run is missing. */
export function readResults(): Results {
  return existsSync(resultsFile)
    ? v.parse(results, JSON.parse(readFileSync(resultsFile, 'utf8')))
    : {};
}

/** Keeps the results of an area, one file a line. */
export function writeResults(all: Results): void {
  const lines = Object.entries(all)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, result]) => `  ${JSON.stringify(file)}: ${JSON.stringify(result)}`);
  writeFileSync(resultsFile, `{\n${lines.join(',\n')}\n}\n`);
}

/** Why a survivor is left, by its title; written by hand. */
export function readReasons(): Reasons {
  return v.parse(reasons, JSON.parse(readFileSync(reasonsFile, 'utf8')));
}
