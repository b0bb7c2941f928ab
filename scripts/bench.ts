import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { startChromium } from '@/e2e/browser/harness/chromium';
import { createClients } from './bench/bridge/clients';
import { type BridgeResult, measureBridges } from './bench/bridge/measure-bridge';
import { buildPeers, installPeers } from './bench/build-peers';
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
 * run, interleaved, and prints medians with their spread; `--write FILE` stores the page. The figures of a machine that has other work to do mean
 * little: compare the ratios.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '9' },
      part: { type: 'string', multiple: true, default: parts },
      only: { type: 'string', multiple: true, default: [] },
      write: { type: 'string' },
    },
  });
  const unknown = values.part.find((part) => !parts.includes(part));
  if (unknown) throw new Error(`No such part: ${unknown}. There are ${parts.join(', ')}`);
  const has = (part: string) => values.part.includes(part);
  const options = { runs: Number(values.runs), only: values.only };
  const core = has('core') ? await measureCore(options.runs, options.only) : [];
  const inPages = values.part.some((part) => part !== 'core');
  const needsBuild = has('apps') || has('motion') || has('scale');
  const isReady = !inPages || ((await ensureChromium()) && (!needsBuild || (await ensureBuilt())));
  if (!isReady) return report(single(false));
  const results = inPages ? await benchPages(has, options) : noPages;
  write({ ...results, core }, options.runs, values.write);
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

function write(results: Results, runs: number, file: string | undefined): void {
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  const page = resultsPage(results, { runs, machine });
  mkdirSync('.cache/bench', { recursive: true });
  writeFileSync('.cache/bench/results.json', JSON.stringify(results, null, 2));
  process.stdout.write(page);
  if (file) writeFileSync(file, page);
}

runMain(main);
