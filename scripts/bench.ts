import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startChromium } from '@/e2e/browser/harness/chromium';
import { buildPeers } from './bench/build-peers';
import { startApps } from './bench/load/apps';
import { measureApps } from './bench/load/measure-apps';
import { resultsPage } from './bench/report';
import { ensureChromium } from './checks/chromium';
import { report, single } from './checks/tally';
import { ensureBuilt } from './ensure-built';

/**
 * `npm run bench [-- --runs 9] [--only "Luka, es" ...]`: measures the app beside its peers in one run, interleaved, and
 * prints medians with their spread; `--write FILE` stores the page. The figures of a machine that has
 * other work to do mean little: compare the ratios.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '9' },
      only: { type: 'string', multiple: true, default: [] },
      write: { type: 'string' },
    },
  });
  if (!(await ensureBuilt()) || !(await ensureChromium())) return report(single(false));
  const { apps, close } = await startApps(await buildPeers());
  const browser = await startChromium();
  const chosen = apps.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
  const results = await measureApps(browser, chosen, Number(values.runs));
  const page = resultsPage(results, {
    runs: Number(values.runs),
    browser: `Chromium ${browser.version()}`,
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
  });
  await browser.close();
  await close();
  mkdirSync('.cache/bench', { recursive: true });
  writeFileSync('.cache/bench/results.json', JSON.stringify(results, null, 2));
  process.stdout.write(page);
  if (values.write) writeFileSync(values.write, page);
}

void main();
