import { runStep } from '../run-step';
import { leaksOfSandbox } from './sandbox-leaks';
import { add, single, type Tally } from './tally';

/** Builds the export, with its size budgets, and a second one for a real server: that has no sandbox. */
export async function exported(): Promise<Tally> {
  process.stdout.write('\n== Build\n');
  const sandbox = await build([], '');
  process.stdout.write('\n== Build for a real server\n');
  const real = await build(['--out', realServer.folder], realServer.url);
  const leaks = real.failed > 0 ? [] : leaksOfSandbox(realServer.folder);
  for (const leak of leaks) process.stdout.write(`The sandbox is in ${leak}\n`);
  return add(sandbox, real, single(real.passed > 0 && leaks.length === 0));
}

/** The export for a real server, in a folder of its own; the APK is made of it. */
export const realServer = {
  folder: '.cache/real-server',
  url: 'https://api.luka.example',
} as const;

async function build(args: string[], apiBaseUrl: string): Promise<Tally> {
  const { ok } = await runStep('node', ['--import', 'tsx', 'scripts/build.ts', ...args], {
    env: { NEXT_PUBLIC_API_BASE_URL: apiBaseUrl },
  });
  return single(ok);
}
