import { runStep } from '../run-step';
import { realServer } from './exported';
import { readTally, type Tally } from './tally';

/**
 * Makes the APKs of the export for a real server, which {@link exported} has built, and checks all that they
 * are. Quiet unless something fails.
 */
export async function apk(): Promise<Tally> {
  process.stdout.write('\n== APK\n');
  const args = ['--web', realServer.folder, '--dist', '.cache/apk/dist'];
  const { ok, output } = await runStep('node', ['--import', 'tsx', 'scripts/apk.ts', ...args], {
    env: { NEXT_PUBLIC_API_BASE_URL: realServer.url },
    hide: 'all',
  });
  if (!ok) process.stdout.write(output);
  return readTally(output);
}
