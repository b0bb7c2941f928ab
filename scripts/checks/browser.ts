import { ensureChromium } from './chromium';
import { runJest } from './run-jest';
import type { Tally } from './tally';

/** The journeys on the exported bundle, in a real browser against a real HTTP server. */
export async function browser(): Promise<Tally> {
  process.stdout.write('\n== Browser\n');
  const chromium = await ensureChromium();
  if (!chromium) return { passed: 0, failed: 1 };
  process.env.CHROMIUM_PATH = chromium;
  return runJest(['--config', 'e2e/browser/jest.config.ts']);
}
