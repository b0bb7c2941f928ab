import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { areaNames } from './areas';
import type { AreaResult } from './mutants';

const resultsFile = 'scripts/mutate/results.json';
const reasonsFile = 'scripts/mutate/reasons.json';

const results = v.record(
  v.string(),
  v.object({ killed: v.number(), survivors: v.array(v.string()) }),
);
const reasons = v.record(v.string(), v.string());

export type Results = Readonly<Record<string, AreaResult>>;
export type Reasons = Readonly<Record<string, string>>;

/** The result of each area's last run; an area that was never run is missing. */
export function readResults(): Results {
  return existsSync(resultsFile)
    ? v.parse(results, JSON.parse(readFileSync(resultsFile, 'utf8')))
    : {};
}

/** Keeps the result of an area in place of its last one. */
export function keepResult(area: string, result: AreaResult): void {
  const all = { ...readResults(), [area]: result };
  const ordered = areaNames.flatMap((name) => (all[name] ? [[name, all[name]]] : []));
  writeFileSync(resultsFile, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
}

/** Why a survivor is left, by its title; written by hand. */
export function readReasons(): Reasons {
  return v.parse(reasons, JSON.parse(readFileSync(reasonsFile, 'utf8')));
}
