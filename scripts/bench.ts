import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { startChromium } from '@/e2e/browser/harness/chromium';
import { createClients } from './bench/bridge/clients';
import { type BridgeResult, measureBridges } from './bench/bridge/measure-bridge';
import { buildPeers, installPeers } from './bench/build-peers';
import { startApps } from './bench/load/apps';
import { type AppResult, measureApps } from './bench/load/measure-apps';
import { measureMotion } from './bench/motion/measure-motion';
import { resultsPage } from './bench/report';
import { ensureChromium } from './checks/chromium';
import { report, single } from './checks/tally';
import { ensureBuilt } from './ensure-built';
import { runMain } from './setup/run-main';

/**
 * `npm run bench [-- --runs 9] [--part apps|bridge|motion] [--only "Luka, es" ...]`: measures the app and its bridge
 * beside their peers, and the frames of the app's motions, in one run, interleaved, and prints medians with their
 * spread; `--write FILE` stores the page. The figures of a machine that has other work to do mean little: compare the
 * ratios.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '9' },
      part: { type: 'string', multiple: true, default: ['apps', 'bridge', 'motion'] },
      only: { type: 'string', multiple: true, default: [] },
      write: { type: 'string' },
    },
  });
  const has = (part: string) => values.part.includes(part);
  const needsBuild = has('apps') || has('motion');
  const isReady = (await ensureChromium()) && (!needsBuild || (await ensureBuilt()));
  if (!isReady) return report(single(false));
  const browser = await startChromium();
  try {
    await bench(browser, values);
  } finally {
    await browser.close();
  }
}

type Values = { runs: string; part: string[]; only: string[]; write?: string };

async function bench(browser: Browser, values: Values): Promise<void> {
  const has = (part: string) => values.part.includes(part);
  const isChosen = ({ name }: { name: string }) =>
    values.only.length === 0 || values.only.includes(name);
  const options = { runs: Number(values.runs), isChosen };
  const results = {
    apps: has('apps') ? await benchApps(browser, options) : [],
    bridges: has('bridge') ? await benchBridges(browser, options) : [],
    motions: has('motion') ? await measureMotion(browser, options.runs) : [],
  };
  const page = resultsPage(results, {
    runs: Number(values.runs),
    browser: `Chromium ${browser.version()}`,
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
  });
  mkdirSync('.cache/bench', { recursive: true });
  writeFileSync('.cache/bench/results.json', JSON.stringify(results, null, 2));
  process.stdout.write(page);
  if (values.write) writeFileSync(values.write, page);
}

type Options = { runs: number; isChosen: (candidate: { name: string }) => boolean };

async function benchApps(browser: Browser, { runs, isChosen }: Options): Promise<AppResult[]> {
  const { apps, close } = await startApps(await buildPeers());
  return measureApps(browser, apps.filter(isChosen), runs).finally(close);
}

async function benchBridges(
  browser: Browser,
  { runs, isChosen }: Options,
): Promise<BridgeResult[]> {
  const { packages } = await installPeers();
  const clients = await createClients(packages);
  return measureBridges(browser, clients.filter(isChosen), runs);
}

runMain(main);
