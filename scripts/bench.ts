import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, parse } from 'node:path';
import type { Browser } from 'playwright-core';
import { createClients } from './bench/bridge/clients';
import { type BridgeResult, measureBridges } from './bench/bridge/measure-bridge';
import { buildPeers, installPeers } from './bench/build-peers';
import { startApps } from './bench/load/apps';
import { type AppResult, measureApps } from './bench/load/measure-apps';
import { type Chart, chartsOf, resultsPage } from './bench/report';
import { ensureBrowser } from './checks/browsers';
import { chosenOf } from './checks/choose';
import { startChromium } from './checks/start-chromium';
import { report, single } from './checks/tally';
import { ensureBuilt } from './ensure-built';
import { type Arguments, runMain } from './setup/run-main';

const args = {
  options: {
    runs: { type: 'string', default: '9' },
    only: { type: 'string' },
    write: { type: 'string' },
  },
} as const;

/**
 * `npm run bench [-- --runs 9] [--only apps|bridge] [--write FILE]`: measures the start of the app, and its bridge, beside
 * their peers, interleaved, and prints medians with their spread; `--write` stores the page, with pictures. The
 * figures of a machine that has other work to do mean little: compare the rows. Nine runs take fifteen minutes.
 */
async function main({ values }: Arguments<typeof args>): Promise<void> {
  const parts = chosenOf(['apps', 'bridge'], values.only);
  const runs = Number(values.runs);
  const isReady =
    (await ensureBrowser('windowedChromium')) && (!parts.includes('apps') || (await ensureBuilt()));
  if (!isReady) return report(single(false));
  const browser = await startChromium();
  try {
    const results = {
      browser: browser.version(),
      apps: parts.includes('apps') ? await benchApps(browser, runs) : [],
      bridges: parts.includes('bridge') ? await benchBridges(browser, runs) : [],
    };
    const machine = `${cpus().length} cores, Node ${process.versions.node}`;
    const page = resultsPage(results, `${runs} runs of every candidate in turn, on ${machine}`);
    process.stdout.write(page);
    if (values.write) writePage(values.write, page, chartsOf(results));
  } finally {
    await browser.close();
  }
}

async function benchApps(browser: Browser, runs: number): Promise<AppResult[]> {
  const { apps, close } = await startApps(await buildPeers());
  return measureApps(browser, apps, runs).finally(close);
}

async function benchBridges(browser: Browser, runs: number): Promise<BridgeResult[]> {
  const { packages } = await installPeers();
  return measureBridges(browser, await createClients(packages), runs);
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

runMain(main, args);
