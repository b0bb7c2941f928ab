import { ensureBrowser } from './checks/browsers';
import { runPlaywright } from './checks/run-playwright';
import { report, single } from './checks/tally';
import { ensureBuilt } from './ensure-built';
import { deleteOrphans } from './pictures/accepted-pictures';
import { takeClip } from './pictures/clip';
import { takePoster } from './pictures/poster';
import { runScript } from './run-step';
import { keepLock } from './setup/lock.cjs';
import { type Arguments, runMain } from './setup/run-main';

const args = {
  options: {
    accept: { type: 'boolean', default: false },
    clip: { type: 'boolean', default: false },
    poster: { type: 'boolean', default: false },
    'self-test': { type: 'boolean', default: false },
  },
  allowPositionals: true,
} as const;

/**
 * `npm run pictures [-- --accept] [WORD...]`: compares every state of every screen with its accepted picture, as `npm test` does.
 * `--accept` accepts the current ones; further words select areas: `npm run pictures -- --accept home loans`.
 * `--poster` takes the README's picture, docs/luka.png, from the states as they are now, and nothing else.
 * `--clip` takes its clip of the money that arrives, docs/arrival.webp.
 * `--self-test` changes figures, dividers and icons of a page and checks that each change is noticed. Six minutes.
 */
async function main({ values, positionals }: Arguments<typeof args>): Promise<void> {
  keepLock('test');
  if (!(await ensureBrowser('chromium')) || !(await ensureBuilt())) return report(single(false));
  if (values.poster) return takePoster();
  if (values.clip) return takeClip();
  if (values.accept) {
    process.env.LUKA_ACCEPT_PICTURES = '1';
    deleteOrphans();
  }
  const folder = 'e2e/browser/states';
  const tests = values['self-test'] ? [`${folder}/self-test`] : [folder, ...selecting(positionals)];
  const result = await runPlaywright('browser', tests);
  // In a process of its own: this one has read the sheets as they were.
  if (values.accept) await runScript('generate');
  report(result);
}

/** Options that select the tests with one of some words in their titles, in either case. */
function selecting(words: readonly string[]): string[] {
  return words.length > 0 ? ['--grep', `/${words.join('|')}/i`] : [];
}

runMain(main, args);
