import { buildShell } from '../shell/build-shell';
import { ensureChromium } from './chromium';
import { runJest } from './run-jest';
import type { Tally } from './tally';

/** The exported bundle in the desktop shell: the real Kotlin core under a real browser. */
export async function runShellTests(): Promise<Tally> {
  process.stdout.write('\n== Shell\n');
  const chromium = await ensureChromium();
  if (!chromium || !(await buildShell())) return { passed: 0, failed: 1 };
  process.env.CHROMIUM_PATH = chromium;
  return runJest(['--config', 'e2e/shell/jest.config.ts']);
}
