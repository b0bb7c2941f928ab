import { rmSync } from 'node:fs';
import { isBuilt, markBuilt } from './ensure-built';
import { type BuildSettings, readBuildSettings } from './export/build-settings';
import { finishExport, rawExport } from './export/finish-export';
import { reportSizes } from './export/measure-sizes';
import { runStep } from './run-step';
import { loadSettings } from './settings';
import { withLock } from './setup/lock.cjs';
import { type Arguments, runMain } from './setup/run-main';

const args = {
  options: {
    out: { type: 'string', default: 'out' },
    'if-outdated': { type: 'boolean', default: false },
  },
} as const;

/**
 * `npm run build [-- --out DIR] [--if-outdated]`: builds the export in `out/`, or in the folder of `--out`, with the
 * settings of the environment and of `.env.local`, which `.env.example` explains; without any the app has its sandbox.
 * `--if-outdated` leaves an export that is up to date. Fails above a size budget. Half a minute.
 */
async function main({ values }: Arguments<typeof args>): Promise<void> {
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
  for (const note of settings.notes) process.stderr.write(`Look at this: ${note}.\n`);
  if (overBudget) process.exitCode = 1;
}

runMain(main, args);
