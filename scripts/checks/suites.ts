import { tallyOf, writeCoverage } from '../e2e/results';
import { runSpecs } from '../e2e/run-specs';
import { runScript } from '../run-step';
import { sandboxSettings } from '../settings';
import { buildShell } from '../shell/build-shell';
import { buildForRealServer, realServer } from './real-server';
import { runPlaywright } from './run-playwright';
import { leaksOfSandbox } from './sandbox-leaks';
import { add, readTally, single, type Tally } from './tally';

// What they need is there: scripts/test.ts looks for it before all of them.

/** Builds the export with its size budgets, and one for a real server, which must not contain the sandbox. */
export async function buildExports(): Promise<Tally> {
  const sandbox = single((await runScript('build', [], { env: sandboxSettings })).ok);
  process.stdout.write('\n== Build for a real server\n');
  const real = single(await buildForRealServer());
  const leaks = real.failed > 0 ? [] : leaksOfSandbox(realServer.folder);
  for (const leak of leaks) process.stdout.write(`The sandbox is in ${leak}\n`);
  return add(sandbox, real, single(real.passed > 0 && leaks.length === 0));
}

/** Builds and checks the APKs of the export for a real server. Prints nothing unless it fails. */
export async function runApkChecks(): Promise<Tally> {
  const args = ['--web', realServer.folder, '--dist', '.cache/apk/dist'];
  const { ok, output } = await runScript('apk', args, {
    env: { ...sandboxSettings, NEXT_PUBLIC_API_BASE_URL: realServer.url },
    hide: 'all',
  });
  if (!ok) process.stdout.write(output);
  return readTally(output);
}

/** The tests of the exported bundle in the desktop shell, with the real Kotlin core. */
export async function runShellTests(): Promise<Tally> {
  return (await buildShell()) ? runPlaywright('shell') : single(false);
}

/** The Detox specs in the desktop shell, and their coverage. */
export async function runDetoxSpecs(): Promise<Tally> {
  if (!(await buildShell())) return single(false);
  const { ok, tests } = await runSpecs({ folder: '.cache/e2e/run' });
  return add(tallyOf(tests, ok), { passed: 0, failed: writeCoverage(tests).length });
}
