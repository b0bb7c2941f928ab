import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isBuilt, markBuilt } from './ensure-built';
import { type BuildSettings, readBuildSettings } from './export/build-settings';
import { finishExport, rawExport } from './export/finish-export';
import { reportSizes } from './export/measure-sizes';
import { runStep } from './run-step';
import { loadSettings } from './settings';
import { withLock } from './setup/lock.cjs';
import { runMain } from './setup/run-main';

/**
 * `npm run build [-- --out DIR] [--if-outdated]`: builds the export in `out/`. `NEXT_PUBLIC_API_BASE_URL` is the URL of the server, which then needs `NEXT_PUBLIC_LENDER`; empty
 * for the sandbox. `NEXT_PUBLIC_WEBVIEW_HOSTS` is a comma-separated list of hosts whose pages may be framed.
 * `LUKA_SITE_URL` is the URL of the export's root, for the pictures of links to it and for the link of 404.html.
 * Fails above a size budget.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'out' },
      'if-outdated': { type: 'boolean', default: false },
    },
  });
  loadSettings();
  const settings = readBuildSettings(process.env);
  await withLock('build', async () => {
    const isCurrent = values['if-outdated'] && isBuilt(values.out, process.env);
    if (!isCurrent) await build(values.out, settings);
  });
}

async function build(out: string, settings: BuildSettings): Promise<void> {
  const startedAt = new Date();
  const raw = rawExport(out);
  for (const folder of [raw, out]) rmSync(folder, { recursive: true, force: true });
  const built = await runStep('next', ['build'], { hide: 'all', env: { LUKA_RAW_DIR: raw } });
  if (!built.ok) {
    process.stderr.write(built.output);
    process.exitCode = 1;
    return;
  }
  const sizes = finishExport(raw, out, settings);
  markBuilt(out, process.env, startedAt);
  const { lines, overBudget } = reportSizes(sizes, { isSandbox: settings.apiBaseUrl === '' });
  process.stdout.write(`${lines.join('\n')}\n`);
  if (overBudget) process.exitCode = 1;
}

runMain(main);
