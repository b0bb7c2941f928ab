import { rmSync } from 'node:fs';
import { add, single, type Tally } from '@/scripts/checks/tally';
import { runSpecs } from '../run-specs';
import { allBreakages } from './all-breakages';
import { type Breakage, makeBrokenCopy } from './broken-copy';

const place = '.cache/e2e/broken';
const folder = '.cache/e2e/broken-run';

/**
 * Breaks a copy of the built app in each of the ten ways and shows which specs fall. A breakage that no spec
 * notices, or that changes nothing in the code, has failed.
 */
export async function tryBreakages(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const breakage of allBreakages) tallies.push(single(await isNoticed(breakage)));
  rmSync(place, { recursive: true, force: true });
  return add(...tallies);
}

async function isNoticed(breakage: Breakage): Promise<boolean> {
  const files = makeBrokenCopy(process.env.LUKA_BUNDLE ?? 'out', place, breakage);
  if (files === 0) return say(breakage, 'NOT BROKEN: the code has no such place', []);
  const { specs } = breakage;
  const { tests } = await runSpecs({ specs, folder, bundle: place, doomed: true });
  const fallen = tests.filter(({ status }) => status === 'failed').map(({ test }) => test);
  return say(breakage, `${fallen.length} of ${tests.length} specs fall`, fallen);
}

function say({ name }: Breakage, how: string, fallen: readonly string[]): boolean {
  const lines = fallen.map((test) => `    ${test}\n`).join('');
  process.stdout.write(`${fallen.length > 0 ? '✓' : '✗'} ${name}: ${how}\n${lines}`);
  return fallen.length > 0;
}
