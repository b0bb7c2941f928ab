import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, parse } from 'node:path';
import type { Browser } from 'playwright-core';
import { createClients } from './bench/bridge/clients';
import { type BridgeResult, measureBridges } from './bench/bridge/measure-bridge';
import { buildPeers, installPeers } from './bench/build-peers';
import { type Chart, chartsOf } from './bench/charts';
import { startApps } from './bench/load/apps';
import { type AppResult, measureApps } from './bench/load/measure-apps';
import { resultsPage } from './bench/report';
import { ensureChromium } from './checks/chromium';
import { startChromium } from './checks/start-chromium';
import { report, single } from './checks/tally';
import { ensureBuilt } from './ensure-built';
import { type Arguments, runMain } from './setup/run-main';

const parts = ['apps', 'bridge'];

const args = {
  options: {
    runs: { type: 'string', default: '9' },
    part: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
    write: { type: 'string' },
  },
} as const;

/**
 * `npm run bench [-- --runs 9] [--part apps|bridge] [--only "Luka, es" ...]`: measures the app and its bridge beside
 * their peers, interleaved, and prints medians with their spread; `--write FILE` stores the page, with pictures. The
 * figures of a machine that has other work to do mean little: compare the rows. Nine runs take fifty minutes.
 */
async function main({ values }: Arguments<typeof args>): Promise<void> {
  const { part: chosen = parts, only = [] } = values;
  const unknown = chosen.find((part) => !parts.includes(part));
  if (unknown) throw new Error(`No such part: ${unknown}. There are ${parts.join(', ')}`);
  const has = (part: string) => chosen.includes(part);
  const options = { runs: Number(values.runs), only };
  const isReady =
    (await ensureChromium({ windowed: true })) && (!has('apps') || (await ensureBuilt()));
  if (!isReady) return report(single(false));
  const browser = await startChromium();
  try {
    const results = {
      browser: browser.version(),
      apps: has('apps') ? await benchApps(browser, options) : [],
      bridges: has('bridge') ? await benchBridges(browser, options) : [],
    };
    const machine = `${cpus().length} cores, Node ${process.versions.node}`;
    const page = resultsPage(results, { runs: options.runs, machine });
    process.stdout.write(page);
    if (values.write) writePage(values.write, page, chartsOf(results));
  } finally {
    await browser.close();
  }
}

type Options = { runs: number; only: readonly string[] };

async function benchApps(browser: Browser, options: Options): Promise<AppResult[]> {
  const { apps, close } = await startApps(await buildPeers());
  return measureApps(
    browser,
    apps.filter(({ web }) => isChosen(options)(web)),
    options.runs,
  ).finally(close);
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

runMain(main, args);
