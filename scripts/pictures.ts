import { parseArgs } from 'node:util';
import { deleteOrphans } from '@/e2e/browser/states/pictures/accepted-pictures';
import { ensureChromium } from './checks/chromium';
import { runJest } from './checks/run-jest';
import { report, single } from './checks/tally';
import { ensureBuilt } from './ensure-built';
import { copyAcceptedPictures } from './export/gallery-files';
import { takePoster } from './pictures/poster';
import { updateScreens } from './screens';
import { keepLock } from './setup/lock.cjs';
import { runMain } from './setup/run-main';

/**
 * `npm run pictures`: compares every state of every screen with its accepted picture, as `npm test` does.
 * `--accept` accepts the current ones; further words select areas: `npm run pictures -- --accept home loans`.
 * `--poster` takes the README's picture, docs/luka.png, from the states as they are now, and nothing else.
 * `--self-test` changes figures, dividers and icons of a page and checks that each change is noticed.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      accept: { type: 'boolean', default: false },
      poster: { type: 'boolean', default: false },
      'self-test': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  keepLock('test');
  if (!(await ensureChromium()) || !(await ensureBuilt())) return report(single(false));
  if (values.poster) return takePoster('out');
  if (values.accept) {
    process.env.LUKA_ACCEPT_PICTURES = '1';
    deleteOrphans();
  }
  const selected = values['self-test'] ? ['self-test'] : positionals;
  const areas = selected.length > 0 ? selected : [''];
  const files = areas.map((area) => `e2e/browser/states/${area}`);
  const result = await runJest(['--config', 'e2e/browser/jest.config.ts', ...files]);
  if (values.accept) {
    // The gallery compares with them.
    copyAcceptedPictures('out');
    updateScreens({ check: false });
  }
  report(result);
}

runMain(main);
