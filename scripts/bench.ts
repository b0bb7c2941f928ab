import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { startChromium } from '@/e2e/browser/harness/chromium';
import { createClients } from './bench/bridge/clients';
import { type BridgeResult, measureBridges } from './bench/bridge/measure-bridge';
import { buildPeers, installPeers } from './bench/build-peers';
import { type Chart, chartsOf } from './bench/charts';
import { measureCore } from './bench/core/measure-core';
import { startApps } from './bench/load/apps';
import { type AppResult, measureApps } from './bench/load/measure-apps';
import { measureMotion } from './bench/motion/measure-motion';
import { type Results, resultsPage } from './bench/report';
import { measureScale } from './bench/scale/measure-scale';
import { ensureChromium } from './checks/chromium';
import { report, single } from './checks/tally';
import { ensureBuilt } from './ensure-built';
import { runMain } from './setup/run-main';

const parts = ['apps', 'bridge', 'motion', 'scale', 'core'];

/**
 * `npm run bench [-- --runs 9] [--part apps|bridge|motion|scale|core] [--only "Luka, es" ...]`: measures the app and
 * its bridge beside their peers, the frames of the app's motions, long lists and uploads, and the Kotlin core, in one
 * run, interleaved, and prints medians with their spread; `--write FILE` stores the page, with
 * pictures. With `--keep` the parts that are not measured keep the results of the last command, which must have had as
 * many runs: all parts take over an hour. The figures of a machine that has other work to do mean little: compare the ratios.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '9' },
      part: { type: 'string', multiple: true, default: parts },
      only: { type: 'string', multiple: true, default: [] },
      write: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const unknown = values.part.find((part) => !parts.includes(part));
  if (unknown) throw new Error(`No such part: ${unknown}. There are ${parts.join(', ')}`);
  const has = (part: string) => values.part.includes(part);
  const options = { runs: Number(values.runs), only: values.only };
  const kept = values.keep ? readKept(options.runs) : undefined;
  const core = has('core') ? await measureCore(options.runs, options.only) : [];
  const inPages = values.part.some((part) => part !== 'core');
  const needsBuild = has('apps') || has('motion') || has('scale');
  const isReady =
    !inPages ||
    ((await ensureChromium({ windowed: true })) && (!needsBuild || (await ensureBuilt())));
  if (!isReady) return report(single(false));
  const pages = inPages ? await benchPages(has, options) : noPages;
  const results = withKept({ ...pages, core }, kept);
  write(results, options.runs, values.write);
}

type Options = { runs: number; only: readonly string[] };
type PageResults = Omit<Results, 'core'>;

const noPages: PageResults = {
  ...{ browser: '', apps: [], bridges: [], motions: [] },
  scale: undefined,
};

async function benchPages(has: (part: string) => boolean, options: Options): Promise<PageResults> {
  const browser = await startChromium();
  try {
    return {
      browser: `, in Chromium ${browser.version()}`,
      apps: has('apps') ? await benchApps(browser, options) : [],
      bridges: has('bridge') ? await benchBridges(browser, options) : [],
      // Each motion begins where the last one has led to, so all are made.
      motions: has('motion')
        ? (await measureMotion(browser, options.runs)).filter(isChosen(options))
        : [],
      scale: has('scale') ? await measureScale(browser, options.runs) : undefined,
    };
  } finally {
    await browser.close();
  }
}

async function benchApps(browser: Browser, options: Options): Promise<AppResult[]> {
  const { apps, close } = await startApps(await buildPeers());
  return measureApps(browser, apps.filter(isChosen(options)), options.runs).finally(close);
}

async function benchBridges(browser: Browser, options: Options): Promise<BridgeResult[]> {
  const { packages } = await installPeers();
  const clients = await createClients(packages);
  return measureBridges(browser, clients.filter(isChosen(options)), options.runs);
}

const isChosen =
  ({ only }: Options) =>
  ({ name }: { name: string }) =>
    only.length === 0 || only.includes(name);

type Stored = { runs: number; results: Results };

const storedIn = '.cache/bench/results.json';

/** The results of the last command; throws where it had another number of runs. */
function readKept(runs: number): Results {
  const stored: Stored = JSON.parse(readFileSync(storedIn, 'utf8'));
  if (stored.runs !== runs)
    throw new Error(`the last command had ${stored.runs} runs, not ${runs}`);
  return stored.results;
}

/** The results, and the kept ones of the parts that were not measured. */
function withKept(results: Results, kept: Results | undefined): Results {
  if (!kept) return results;
  const either = <Part>(measured: readonly Part[], before: readonly Part[]) =>
    measured.length > 0 ? measured : before;
  return {
    browser: results.browser || kept.browser,
    apps: either(results.apps, kept.apps),
    bridges: either(results.bridges, kept.bridges),
    motions: either(results.motions, kept.motions),
    scale: results.scale ?? kept.scale,
    core: either(results.core, kept.core),
  };
}

function write(results: Results, runs: number, file: string | undefined): void {
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  const page = resultsPage(results, { runs, machine });
  mkdirSync('.cache/bench', { recursive: true });
  const stored: Stored = { runs, results };
  writeFileSync(storedIn, JSON.stringify(stored, null, 2));
  process.stdout.write(page);
  if (file) writePage(file, page, chartsOf(results));
}

/** Stores the page, with the pictures in a folder beside it that has its name. */
function writePage(file: string, page: string, charts: readonly Chart[]): void {
  const { dir, name } = parse(file);
  mkdirSync(join(dir, name), { recursive: true });
  for (const chart of charts) writeFileSync(join(dir, name, `${chart.name}.svg`), chart.svg);
  const pictures = charts.map((chart) => `![${chart.title}](${name}/${chart.name}.svg)`);
  writeFileSync(
    file,
    page.replace('\n## ', () => `\n${pictures.join('\n\n')}\n\n## `),
  );
}

runMain(main);
