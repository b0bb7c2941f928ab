import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt, lastFile } from './ensure-built';
import { type BuildSettings, readBuildSettings } from './export/build-settings';
import { bundleReport } from './export/bundle-report';
import { finishExport } from './export/finish-export';
import { reportSizes } from './export/measure-sizes';
import { runStep } from './run-step';
import { withLock } from './setup/lock.cjs';
import { runMain } from './setup/run-main';

/**
 * `npm run build [-- --out DIR] [--if-outdated] [--report FILE]`: builds the export in `out/`; `--report` stores its
 * sizes as a page. `NEXT_PUBLIC_API_BASE_URL` is the URL of the server, which then needs `NEXT_PUBLIC_LENDER`; empty
 * for the sandbox. `NEXT_PUBLIC_WEBVIEW_HOSTS` is a comma-separated list of hosts whose pages may be framed.
 * `LUKA_SITE_URL` is the URL of the export's root, for the pictures of links to it and for the link of 404.html.
 * Fails above a size budget.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'out' },
      'if-outdated': { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const settings = readBuildSettings(process.env);
  await withLock('build', async () => {
    if (!values['if-outdated'] || !isBuilt()) await build(values, settings);
  });
}

type Target = { out: string; report?: string | undefined };

async function build({ out, report }: Target, settings: BuildSettings): Promise<void> {
  const startedAt = new Date();
  rmSync(out, { recursive: true, force: true });
  const env: Record<string, string> = out === 'out' ? {} : { LUKA_OUT_DIR: out };
  const built = await runStep('next', ['build'], { hide: 'all', env });
  if (!built.ok) {
    process.stderr.write(built.output);
    process.exitCode = 1;
    return;
  }
  const sizes = await finishExport(out, settings);
  // A source that was changed while it was built is newer than the export.
  utimesSync(join(out, lastFile), startedAt, startedAt);
  const { lines, overBudget } = reportSizes(sizes, { isSandbox: settings.apiBaseUrl === '' });
  process.stdout.write(`${lines.join('\n')}\n`);
  if (overBudget) process.exitCode = 1;
  if (report) writeFileSync(report, bundleReport(sizes, versionOf('package.json')));
}

function versionOf(file: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

runMain(main);
