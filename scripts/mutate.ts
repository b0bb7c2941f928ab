import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Area,
  areaNames,
  filesOf,
  isIn,
  kotlinArea,
  kotlinPackages,
  pageAreas,
} from './mutate/areas';
import { readReasons, readResults, writeResults } from './mutate/kept-results';
import { resultsAfter } from './mutate/mutants';
import { mutationsDocument, summaryRows } from './mutate/mutations-document';
import { mutatePackages } from './mutate/pitest';
import { mutateFiles } from './mutate/stryker';
import { runMain } from './setup/run-main';

const file = 'docs/mutations.md';

/**
 * `npm run mutate -- [PATH...] [--concurrency 2] [--summary]`: mutates the code of areas, or of a folder or a file of
 * one, all without a path, and writes what no test has noticed to docs/mutations.md. One process runs the tests, or as
 * many as asked for. `--summary` mutates nothing and prints the share killed of each area's last run.
 */
async function main(): Promise<void> {
  const options = {
    concurrency: { type: 'string', default: '1' },
    summary: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const runs = runsOf(positionals.length > 0 ? positionals : areaNames);
  if (!values.summary) {
    for (const { name, run } of runs) {
      process.stdout.write(`\n== ${name}\n`);
      writeResults(resultsAfter(readResults(), await run(Number(values.concurrency))));
    }
  }
  const results = readResults();
  for (const [area, summary] of summaryRows(results)) {
    process.stdout.write(`${area.padEnd(14)} ${summary}\n`);
  }
  const text = mutationsDocument(results, readReasons());
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** What to run: for each area with one of the paths, the files below them. Throws for a path without any. */
function runsOf(paths: readonly string[]) {
  const areas = [...pageAreas.map((page) => ({ name: page.name, page })), { name: kotlinArea }];
  const runs = areas.flatMap(({ name, page }: { name: string; page?: Area }) => {
    const own = paths.filter((path) => isIn(name, path));
    if (own.length === 0) return [];
    const all = page ? filesOf(page) : kotlinPackages();
    const files = all.filter((file) => own.some((path) => isIn(path, file)));
    const run = async (concurrency: number) => ({
      area: name,
      all,
      files,
      mutants: await (page ? mutateFiles(page, files, concurrency) : mutatePackages(files)),
    });
    return [{ name, files, run }];
  });
  const unknown = paths.find((path) => !runs.some(({ files }) => files.some((f) => isIn(path, f))));
  if (unknown) {
    throw new Error(
      `No such area, folder or file: ${unknown}. The areas are ${areaNames.join(', ')}`,
    );
  }
  return runs;
}

runMain(main);
