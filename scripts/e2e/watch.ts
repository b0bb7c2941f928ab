import { newestChange } from '../newest-change';

const lookMs = 500;

/** Runs `again` now, and whenever one of these files or folders has changed, until the process ends. */
export async function watch(paths: readonly string[], again: () => Promise<void>): Promise<never> {
  for (;;) {
    const before = newestChange(paths);
    await again();
    process.stdout.write('\nWaiting for a change; Ctrl+C ends it.\n');
    while (newestChange(paths) <= before) {
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  }
}
