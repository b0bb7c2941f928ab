import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { areaNames, pageAreas } from './mutate/areas';
import { keepResult, readReasons, readResults } from './mutate/kept-results';
import { type Mutant, resultOf } from './mutate/mutants';
import { mutationsDocument, summaryRows } from './mutate/mutations-document';
import { mutateCore } from './mutate/pitest';
import { mutateArea } from './mutate/stryker';
import { runMain } from './setup/run-main';

const file = 'docs/mutations.md';

/**
 * `npm run mutate -- [AREA...] [--summary]`: mutates the code of the areas, all without a name, and writes what no test
 * has noticed to docs/mutations.md. `--summary` mutates nothing and prints the share killed of each area's last run.
 */
async function main(): Promise<void> {
  const options = { summary: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const unknown = positionals.find((name) => !areaNames.includes(name));
  if (unknown) throw new Error(`No such area: ${unknown}. There are ${areaNames.join(', ')}`);
  if (!values.summary) {
    for (const name of positionals.length > 0 ? positionals : areaNames) {
      process.stdout.write(`\n== ${name}\n`);
      keepResult(name, resultOf(await mutantsOf(name)));
    }
  }
  const results = readResults();
  for (const [area, summary] of summaryRows(results)) {
    process.stdout.write(`${area.padEnd(14)} ${summary}\n`);
  }
  const text = mutationsDocument(results, readReasons());
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

function mutantsOf(name: string): Promise<Mutant[]> {
  const area = pageAreas.find((candidate) => candidate.name === name);
  return area ? mutateArea(area) : mutateCore();
}

runMain(main);
