import { buildForRealServer } from './checks/real-server';
import { runMain } from './setup/run-main';

/** `npm run bundle`: builds the export for a real server and writes its sizes to `docs/bundle.md`. */
async function main(): Promise<void> {
  if (!(await buildForRealServer(['--report', 'docs/bundle.md']))) process.exitCode = 1;
}

runMain(main);
