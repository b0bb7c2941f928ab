import { parseArgs } from 'node:util';
import { dropOrphans } from '@/e2e/browser/states/pictures/kept-pictures';
import { ensureChromium } from './checks/chromium';
import { runJest } from './checks/run-jest';
import { report } from './checks/tally';
import { ensureBuilt } from './ensure-built';

/**
 * `npm run pictures`: looks at every state of every screen, as `npm test` does, and says which picture
 * differs from the kept one. `--accept` keeps them as they now are; words narrow it down to areas:
 * `npm run pictures -- --accept home loans`.
 */
async function pictures(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { accept: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const ready = (await ensureBuilt()) && (await ensureChromium()) !== undefined;
  if (!ready) return report({ passed: 0, failed: 1 });
  if (values.accept) {
    process.env.LUKA_ACCEPT_PICTURES = '1';
    dropOrphans();
  }
  const areas = positionals.length > 0 ? positionals : [''];
  const files = areas.map((area) => `e2e/browser/states/${area}`);
  report(await runJest(['--config', 'e2e/browser/jest.config.ts', ...files]));
}

void pictures();
