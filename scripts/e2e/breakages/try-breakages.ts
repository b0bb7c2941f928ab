import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { add, single, type Tally } from '@/scripts/checks/tally';
import { runSpecs } from '../run-specs';
import { allBreakages } from './all-breakages';
import { type Breakage, makeBrokenCopy } from './broken-copy';

const place = '.cache/e2e/broken';
const folder = '.cache/e2e/broken-run';

/**
 * Breaks a copy of the built app in each of the ten ways and shows which specs fall. A breakage that one of its
 * spec files does not notice, or that changes nothing in the code, has failed.
 */
export async function tryBreakages(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const breakage of allBreakages) tallies.push(single(await isNoticed(breakage)));
  rmSync(place, { recursive: true, force: true });
  return add(...tallies);
}

async function isNoticed(breakage: Breakage): Promise<boolean> {
  const { name, specs } = breakage;
  const files = makeBrokenCopy(process.env.LUKA_BUNDLE ?? 'out', place, breakage);
  if (files === 0) return say(false, `${name}: NOT BROKEN, the code has no such place`);
  const { tests } = await runSpecs({ specs, folder, bundle: place, doomed: true });
  const fallen = tests.filter(({ status }) => status === 'failed');
  const blind = specs.filter((spec) => !fallen.some(({ file }) => basename(file) === fileOf(spec)));
  const unseen = blind.map((spec) => `; NOT NOTICED by ${spec}`).join('');
  const how = `${name}: ${fallen.length} of ${tests.length} specs fall${unseen}`;
  return say(blind.length === 0, [how, ...fallen.map(({ test }) => `    ${test}`)].join('\n'));
}

/** The file of a spec, of which Detox takes a part for all. */
function fileOf(spec: string): string {
  return `${spec}.test.ts`;
}

function say(noticed: boolean, what: string): boolean {
  process.stdout.write(`${noticed ? '✓' : '✗'} ${what}\n`);
  return noticed;
}
